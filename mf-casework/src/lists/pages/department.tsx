import { ListPage } from '../list-page'
import { ListsOfPage, useListOfPage } from '../lists-of-page'
import { DEPARTMENT, SENT } from '../views/todos'

const SENT_LIST = 'sent'
const LISTS = [[''], [SENT_LIST, SENT.title]] as const

/** /toDoManage/departToDo: what the department has to do, and what it waits for. */
export default function DepartmentPage() {
  const view = useListOfPage() === SENT_LIST ? SENT : DEPARTMENT
  return <ListPage key={view.viewId} view={view} above={<ListsOfPage path="/toDoManage/departToDo" lists={LISTS} />} />
}
