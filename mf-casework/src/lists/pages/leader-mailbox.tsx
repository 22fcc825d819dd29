import { ListPage } from '../list-page'
import { LEADER_MAILBOX } from '../views/arrivals'

/** /toDoManage/leaderMailbox */
export default function LeaderMailboxPage() {
  return <ListPage view={LEADER_MAILBOX} />
}
