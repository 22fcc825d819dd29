import { ListPage } from '../list-page'
import { DEPARTMENT } from '../views/todos'

/** /toDoManage/departToDo */
export default function DepartmentPage() {
  return <ListPage view={DEPARTMENT} />
}
