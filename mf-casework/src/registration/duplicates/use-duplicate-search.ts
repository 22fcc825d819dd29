import { useSettled } from '@portal/shared-lib/page'
import { useWatch } from '@portal/shared-lib/ui-form'

/** Milliseconds without a key after which earlier petitions are looked for. */
const QUIET_MS = 600
const FROM_SUMMARY = 10

export interface DuplicateSearch {
  readonly name: string
  readonly idCard: string
  readonly mobile: string
  readonly placeRegion: string
  readonly category: string
  readonly summary: string
}

const PATHS = ['persons.0.name', 'persons.0.idCard', 'persons.0.mobile', 'placeRegion', 'category', 'summary']

interface Seeking {
  /** What earlier petitions are compared with, as far as it is entered; undefined where that says nothing yet. */
  readonly search: DuplicateSearch | undefined
  /** Something else was entered since: what is found is about to change. */
  readonly isSettling: boolean
}

/** What the panel looks for: the entries of the form once nobody types any more. */
export function useDuplicateSearch(): Seeking {
  const values: unknown[] = useWatch({ name: PATHS })
  const anonymous = useWatch({ name: 'anonymous' }) === true
  const now = JSON.stringify([anonymous, ...values.map(wordsOf)])
  const settled = useSettled(now, QUIET_MS)
  const [isAnonymous, ...entered] = JSON.parse(settled) as [boolean, ...string[]]
  const [name = '', idCard = '', mobile = '', placeRegion = '', category = '', summary = ''] = entered
  const person = isAnonymous ? { name: '', idCard: '', mobile: '' } : { name, idCard, mobile }
  const search = { ...person, placeRegion, category, summary: summary.length < FROM_SUMMARY ? '' : summary }
  const says = Boolean(search.summary || (person.name && (idCard || mobile || category)))
  return { search: says ? search : undefined, isSettling: now !== settled }
}

const wordsOf = (value: unknown): string => String(value ?? '').trim()
