import { z } from 'zod'
import { dateTime, nothing } from './fields'
import { call, named } from './form'
import { MAX_IN_MEETING, MAX_MINUTE, MEETING_TEXTS, ROOM_ID } from './rules/meeting'

const roomId = z.string().trim().regex(ROOM_ID, '会议号应为7位数字')
/** A window in which somebody attends: a new one for each entering. */
const peerId = z.uuid()
const petitionNo = named('xfjbh', z.string().trim().length(20, '信访件编号应为20个字符'))
const loginAccounts = z
  .array(z.string().trim().min(1).max(64), { error: MEETING_TEXTS.noInvited })
  .min(1, MEETING_TEXTS.noInvited)
  .max(MAX_IN_MEETING, MEETING_TEXTS.tooManyInvited)

/** Begins a meeting and invites people to it by message, all or nothing. */
export const createMeeting = call('POST', 'api/meetings/create', {
  writes: true,
  json: { loginAccounts, petitionNo: named('xfjbh', petitionNo.optional()) },
  answer: z.object({ roomId }),
})

/** Invites more people; the host's alone. */
export const inviteToMeeting = call('POST', 'api/meetings/invite', {
  writes: true,
  json: { roomId, loginAccounts },
  answer: nothing,
})

/** The caller's meetings that have not ended, newest first. */
export const openMeetings = call('POST', 'api/meetings/open', {
  answer: z.array(
    z.object({
      roomId,
      host: z.string(),
      createdAt: dateTime,
      invited: z.int(),
      petitionNo: named('xfjbh', petitionNo.nullable()),
    }),
  ),
})

const devices = { microphone: z.boolean(), camera: z.boolean(), sharing: z.boolean() }

/** `waiting`: has not come yet, `present`, `lost`: nothing was heard for a while, `left`. */
export const MEMBER_STATES = ['waiting', 'present', 'lost', 'left'] as const

const Member = z.object({
  loginAccount: z.string(),
  userName: z.string(),
  orgName: z.string(),
  isHost: z.boolean(),
  isSelf: z.boolean(),
  state: z.enum(MEMBER_STATES),
  /** While the member attends. */
  peerId: peerId.nullable(),
  ...devices,
})

/** What a meeting is, before it is entered: to those who are invited. */
export const meeting = call('POST', 'api/meetings/meeting', {
  json: { roomId },
  answer: z.object({
    roomId,
    host: z.string(),
    isHost: z.boolean(),
    ended: z.boolean(),
    /** Where the caller may see the case. */
    petitionNo: named('xfjbh', petitionNo.nullable()),
    /** Whether the caller has attended and has a minute to write. */
    minuteDue: z.boolean(),
  }),
})

const IceServer = z.object({
  urls: z.array(z.string()),
  username: z.string().optional(),
  credential: z.string().optional(),
})

/** How the caller reaches a meeting that is about to be entered: in a page of another service, or by its own browser. */
export const meetingAccess = call('POST', 'api/meetings/access', {
  json: { roomId },
  answer: z.object({
    /** Of the service's page. */
    url: z.string().nullable(),
    iceServers: z.array(IceServer),
  }),
})

/** Enters a meeting: the caller attends in the window that the answer names. */
export const enterMeeting = call('POST', 'api/meetings/enter', {
  writes: true,
  json: { roomId },
  answer: z.object({ peerId }),
})

/** Who is there, and up to where there are signals for the caller. Asked again and again, it is a sign of life. */
export const attendMeeting = call('POST', 'api/meetings/attend', {
  json: { roomId, peerId },
  answer: z.object({ ended: z.boolean(), members: z.array(Member), lastSignal: z.int() }),
})

/** Tells the others what of the caller is on. */
export const showDevices = call('POST', 'api/meetings/devices', {
  writes: true,
  json: { roomId, peerId, ...devices },
  answer: nothing,
})

/** Bytes of a session description are a few thousand; many candidates come at once. */
const MAX_SIGNAL = 100_000
const MAX_SIGNALS = 100

/** Passes descriptions and candidates on to one member's browser, which alone may read them. */
export const sendSignals = call('POST', 'api/meetings/sendSignals', {
  writes: true,
  json: { roomId, peerId, to: peerId, signals: z.array(z.string().max(MAX_SIGNAL)).min(1).max(MAX_SIGNALS) },
  answer: nothing,
})

/** What other browsers have for the caller's, after the last that is known, in order. */
export const signals = call('POST', 'api/meetings/signals', {
  json: { roomId, peerId, after: z.int().min(0) },
  answer: z.array(z.object({ id: z.int(), from: peerId, signal: z.string() })),
})

/** Leaves a meeting; from a window that is closing, too. */
export const leaveMeeting = call('POST', 'api/meetings/leave', {
  writes: true,
  json: { roomId, peerId },
  answer: nothing,
})

/** Ends a meeting for all; the host's alone. */
export const endMeeting = call('POST', 'api/meetings/end', { writes: true, json: { roomId }, answer: nothing })

/** Keeps a minute of a meeting one has attended; it becomes part of the case where the meeting is about one. */
export const writeMinute = call('POST', 'api/meetings/minute', {
  writes: true,
  json: {
    roomId,
    text: z
      .string({ error: MEETING_TEXTS.noMinute })
      .trim()
      .min(1, MEETING_TEXTS.noMinute)
      .max(MAX_MINUTE, MEETING_TEXTS.minuteTooLong),
  },
  answer: z.object({ attached: z.boolean() }),
})
