import { ListPage } from '../list-page'
import { RETURNS } from '../views/handling'

/** /toDoManage/returnSignFor, without a case */
export default function ReturnsPage() {
  return <ListPage view={RETURNS} />
}
