import { MAIL_TEXTS } from '../contract/rules/mail'
import { notify } from '../sdk/notify'
import styles from './people-picker.module.css'

/** Where people are looked for: in the chosen region, there and below, or everywhere by their name alone. */
const SCOPES = { region: '所选行政区划', below: '所选行政区划及下级', everywhere: '全省（仅按姓名）' } as const
export type Scope = keyof typeof SCOPES

export interface Wanted {
  readonly scope: Scope
  readonly userName: string
}

const MAX_NAME = 50

/** Says what is missing, where something is, before anything is asked. */
function searchProblem({ scope, userName }: Wanted, regionCode: string | undefined): string | undefined {
  if (userName) return undefined
  if (scope === 'everywhere') return MAIL_TEXTS.noName
  return regionCode ? undefined : MAIL_TEXTS.noRegion
}

interface SearchProps {
  readonly regionCode: string | undefined
  readonly onSearch: (wanted: Wanted) => void
}

export function Search({ regionCode, onSearch }: SearchProps) {
  const search = (form: FormData) => {
    const scope = String(form.get('scope')) as Scope
    const wanted = { scope, userName: String(form.get('userName')).trim() }
    const problem = searchProblem(wanted, regionCode)
    if (problem) notify.warning(problem)
    else onSearch(wanted)
  }
  return (
    <search>
      <form
        className={styles.search}
        onSubmit={event => {
          event.preventDefault()
          search(new FormData(event.currentTarget))
        }}
      >
        <input type="search" name="userName" maxLength={MAX_NAME} placeholder="姓名" aria-label="姓名" />
        <select name="scope" aria-label="查找范围" defaultValue="region">
          {Object.entries(SCOPES).map(([scope, title]) => (
            <option key={scope} value={scope}>
              {title}
            </option>
          ))}
        </select>
        <button type="submit">查询</button>
      </form>
    </search>
  )
}
