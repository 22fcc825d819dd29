import { randomInt } from 'node:crypto'
import type { CallInput } from '@portal/shared-lib/contract/form'
import type { createMeeting as createCall, inviteToMeeting as inviteCall } from '@portal/shared-lib/contract/meetings'
import { invitationText, MAX_IN_MEETING, MEETING_TEXTS } from '@portal/shared-lib/contract/rules/meeting'
import { activePeople } from '../../people/directory/active-people'
import { getPetition } from '../../petitions/record/scope'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { refuseRule } from '../../platform/refusal'
import { sendMessage } from '../../post/messages/send'
import { getHeldMeeting, membersOf, tellAttending } from './rooms'

const DIGITS = 7
/** Numbers that are tried: with a million meetings kept, one in ten is taken. */
const TRIES = 20

/** Keeps a meeting of the caller's under a number that no other has. */
async function newRoom(db: Db, caller: Caller, petitionId: string | null, at: Date): Promise<string> {
  const { provinceCode, personId } = caller
  for (let tries = 0; tries < TRIES; tries++) {
    const room_id = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
    const made = await db
      .insertInto('meeting')
      .values({ province_code: provinceCode, room_id, host_id: personId, petition_id: petitionId, created_at: at })
      .onConflict(conflict => conflict.doNothing())
      .returning('room_id')
      .executeTakeFirst()
    if (made) return made.room_id
  }
  throw new Error('no number is free for a meeting')
}

/** Begins a meeting that the caller holds, and invites people to it; answers its number. */
export async function createMeeting(db: Db, caller: Caller, ask: CallInput<typeof createCall>, at: Date) {
  const invited = await getInvited(db, caller, ask.loginAccounts)
  const petition = ask.petitionNo ? await getPetition(db, caller, ask.petitionNo) : undefined
  const roomId = await newRoom(db, caller, petition?.id ?? null, at)
  await addMembers(db, caller, roomId, [{ personId: caller.personId, orgId: caller.orgId }, ...invited], at)
  await sendInvitations(db, caller, roomId, invited, at, petition?.petition_no)
  return { roomId }
}

/** Invites more people to a meeting that the caller holds. */
export async function inviteMore(db: Db, caller: Caller, ask: CallInput<typeof inviteCall>, at: Date): Promise<void> {
  const { roomId } = ask
  await getHeldMeeting(db, caller, roomId)
  const invited = await getInvited(db, caller, ask.loginAccounts)
  const members = await membersOf(db, caller, roomId).select('person_id').execute()
  const isMember = ({ personId }: Invited) => members.some(({ person_id }) => person_id === personId)
  if (invited.some(isMember)) refuseRule(MEETING_TEXTS.alreadyInvited)
  // The host is a member, and is not counted.
  if (members.length - 1 + invited.length > MAX_IN_MEETING) refuseRule(MEETING_TEXTS.tooManyInvited)
  await addMembers(db, caller, roomId, invited, at)
  await sendInvitations(db, caller, roomId, invited, at)
  await tellAttending(db, caller, roomId)
}

async function addMembers(db: Db, { provinceCode }: Caller, roomId: string, people: readonly Invited[], at: Date) {
  await db
    .insertInto('meeting_member')
    .values(
      people.map(({ personId, orgId }) => ({
        province_code: provinceCode,
        room_id: roomId,
        person_id: personId,
        org_id: orgId,
        invited_at: at,
      })),
    )
    .execute()
}

function sendInvitations(
  db: Db,
  { userName }: Caller,
  roomId: string,
  invited: readonly Invited[],
  at: Date,
  petitionNo?: string,
): Promise<void> {
  const personIds = invited.map(({ personId }) => personId)
  const text = invitationText(userName, roomId, petitionNo)
  return sendMessage(db, { personIds, type: 'videoMeeting', text, at, from: userName })
}

interface Invited {
  readonly personId: string
  /** Of the first of their posts. */
  readonly orgId: string
}

/** Those whom login accounts name, each once. Refuses the caller, and accounts that nobody uses. */
async function getInvited(db: Db, caller: Caller, accounts: readonly string[]): Promise<Invited[]> {
  const wanted = [...new Set(accounts)]
  if (wanted.includes(caller.account)) refuseRule(MEETING_TEXTS.inviteSelf)
  const found = await activePeople(db, wanted)
  const missing = wanted.filter(account => !found.some(person => person.account === account))
  if (missing.length) refuseRule(MEETING_TEXTS.invitedGone + missing.join('、'))
  return found
}
