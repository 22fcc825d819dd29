import { ListPage } from '../list-page'
import { QUERY } from '../views/petitions'

/** /toDoManage/archive */
export default function QueryPage() {
  return <ListPage view={QUERY} />
}
