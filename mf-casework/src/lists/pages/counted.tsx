import { useCan } from '@portal/shared-lib'
import { ListPage } from '../list-page'
import { COUNTED } from '../views/petitions'

/** Who counts cases that stay closed to them is led to none. */
const WITHOUT_CASES = { ...COUNTED, open: '' }

/** /stat/petitions: the petitions that a figure counts, by the conditions in the address. */
export default function CountedPage() {
  return <ListPage view={useCan('toDoManage/archive') ? COUNTED : WITHOUT_CASES} />
}
