import { defineDialog } from '@portal/shared-lib'
import { ArrivalSound } from './arrival/arrival-sound'
import { NewTodos } from './arrival/new-todos'
import styles from './corner/corner.module.css'
import { Invitations } from './meeting/invitation'
import { UnreadNotices } from './notices/unread-notices'

/** Beside every page while somebody is signed in. */
export default defineDialog(() => (
  <>
    <ArrivalSound />
    <UnreadNotices />
    <div className={styles.corner}>
      <NewTodos />
      <Invitations />
    </div>
  </>
))
