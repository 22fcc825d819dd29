import * as meetings from '@portal/shared-lib/contract/meetings'
import { createPerson } from './factories'
import type { Portal } from './portal'

export interface Attendee {
  readonly id: string
  readonly account: string
  readonly token: string
}

/** Somebody who has signed in. */
export async function signedIn(portal: Portal): Promise<Attendee> {
  const { id, account } = await createPerson(portal.db)
  return { id, account, token: await portal.signInAs(account) }
}

/** A meeting with a host and guests. */
export async function openMeeting(portal: Portal, guests = 1) {
  const host = await signedIn(portal)
  const invited = await Promise.all(Array.from({ length: guests }, () => signedIn(portal)))
  const loginAccounts = invited.map(({ account }) => account)
  const { roomId } = await portal.answerTo(meetings.createMeeting, { loginAccounts }, host)
  const enter = async ({ token }: Attendee) =>
    (await portal.answerTo(meetings.enterMeeting, { roomId }, { token })).peerId
  const members = async ({ token }: Attendee, peerId: string) =>
    (await portal.answerTo(meetings.attendMeeting, { roomId, peerId }, { token })).members
  return { roomId, host, guests: invited, guest: invited[0] as Attendee, enter, members }
}
