import { defineDialog } from '@portal/shared-lib'
import { ArrivalSound } from './arrival/arrival-sound'
import { Invitations } from './meeting/invitation'
import { UnreadNotices } from './notices/unread-notices'

/** Beside every page while somebody is signed in. */
export default defineDialog(() => (
  <>
    <ArrivalSound />
    <UnreadNotices />
    <Invitations />
  </>
))
