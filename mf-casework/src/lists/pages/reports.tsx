import { ListPage } from '../list-page'
import { REPORTS } from '../views/handling'

/** /toDoManage/reportSignFor, without a case */
export default function ReportsPage() {
  return <ListPage view={REPORTS} />
}
