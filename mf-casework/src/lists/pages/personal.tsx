import { ListPage } from '../list-page'
import { PERSONAL } from '../views/todos'

/** /toDoManage/personalToDo */
export default function PersonalPage() {
  return <ListPage view={PERSONAL} />
}
