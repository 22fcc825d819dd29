import { ListPage } from '../list-page'
import { CLOSING_CHECKS } from '../views/handling'

/** /toDoManage/closingCheck, without a case */
export default function ClosingChecksPage() {
  return <ListPage view={CLOSING_CHECKS} />
}
