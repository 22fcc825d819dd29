import { TodoPage } from './todo-page'

/** /toDoManage/personalToDo */
export default function PersonalPage() {
  return <TodoPage whose="personal" title="个人待办" />
}
