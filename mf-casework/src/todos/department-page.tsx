import { TodoPage } from './todo-page'

/** /toDoManage/departToDo */
export default function DepartmentPage() {
  return <TodoPage whose="department" title="部门待办" />
}
