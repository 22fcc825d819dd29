import { Empty, Loading, Trouble } from '@portal/shared-lib/page'
import { useMailPeopleQuery } from '../api'
import type { Draft } from './use-draft'
import styles from './write.module.css'

/** People shown of those found; a longer name finds fewer. */
const SHOWN = 50

/** People whose name holds a text; a click adds one to the receivers. */
export function FoundPeople({ name, draft }: { name: string; draft: Draft }) {
  const { data, error, isFetching, refetch } = useMailPeopleQuery({ userName: name, isUse: 1, limit: SHOWN })
  if (isFetching) return <Loading />
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data?.list.length) return <Empty hint="请核对姓名" />
  return (
    <>
      <ul aria-label="查找结果" className={styles.people}>
        {data.list.map(person => (
          <li key={`${person.loginAccount} ${person.orgId}`}>
            <button type="button" disabled={draft.has(person)} onClick={() => draft.add(person)}>
              {person.userName}
              <span>{person.orgName}</span>
            </button>
          </li>
        ))}
      </ul>
      {data.total > SHOWN && <p className={styles.hint}>仅显示前{SHOWN}人，请输入更完整的姓名</p>}
    </>
  )
}
