import { ListPage } from '../list-page'
import { NOTICES } from '../views/handling'

/** /toDoManage/noticeUpload, without a case */
export default function NoticesPage() {
  return <ListPage view={NOTICES} />
}
