import * as contract from '@portal/shared-lib/contract/meetings'
import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/record'
import { type Ask, type Route, route } from '../../platform/route'
import { attend, endMeeting, leaveMeeting, showDevices } from './attend'
import { enterMeeting } from './enter'
import { createMeeting, inviteMore } from './invite'
import { writeMinute } from './minute'
import { meetingProvider } from './provider'
import { checkOpen } from './rooms'
import { listOpen, showMeeting } from './show'
import { readSignals, sendSignals } from './signals'

const create = route(contract.createMeeting, [], async ask => {
  const made = await createMeeting(ask.db, ask.caller, ask.args, ask.services.now())
  await record(ask, '发起视频会议', made.roomId)
  return made
})

const invite = route(contract.inviteToMeeting, [], async ask => {
  await inviteMore(ask.db, ask.caller, ask.args, ask.services.now())
  await record(ask, '邀请参加视频会议', ask.args.roomId)
  return null
})

const open = route(contract.openMeetings, [], ({ caller, db }) => listOpen(db, caller))

const meeting = route(contract.meeting, [], ({ args, caller, db }) => showMeeting(db, caller, args.roomId))

// A call of its own, so that no transaction waits for the service.
const access = route(contract.meetingAccess, [], async ({ args, caller, db, services, request }) => {
  await checkOpen(db, caller, args.roomId)
  return await meetingProvider(services.config.meeting).admit(caller, args.roomId, request.log)
})

const enter = route(contract.enterMeeting, [], async ask => {
  const { args, caller, db, services } = ask
  const peerId = await enterMeeting(db, caller, args.roomId, services.now())
  await record(ask, '进入视频会议', args.roomId)
  return { peerId }
})

const attending = route(contract.attendMeeting, [], ({ args, caller, db, services }) =>
  attend(db, caller, args, services.now()),
)

const devices = route(contract.showDevices, [], async ({ args, caller, db }) => {
  await showDevices(db, caller, args)
  return null
})

const send = route(contract.sendSignals, [], async ({ args, caller, db }) => {
  await sendSignals(db, caller, args)
  return null
})

const signals = route(contract.signals, [], ({ args, caller, db }) => readSignals(db, caller, args))

const leave = route(contract.leaveMeeting, [], async ({ args, caller, db }) => {
  await leaveMeeting(db, caller, args)
  return null
})

const end = route(contract.endMeeting, [], async ask => {
  await endMeeting(ask.db, ask.caller, ask.args.roomId, ask.services.now())
  await record(ask, '结束视频会议', ask.args.roomId)
  return null
})

const minute = route(contract.writeMinute, [], async ask => {
  const written = await writeMinute(ask.db, ask.caller, ask.args, ask.services.now())
  await record(ask, '填写会议纪要', ask.args.roomId)
  return written
})

function record({ db, caller, requestId, request }: Ask<unknown>, action: string, roomId: string): Promise<void> {
  const origin = { requestId, address: request.ip }
  return recordAudit(db, { ...origin, ...actorOf(caller), action, objectType: 'meeting', objectId: roomId })
}

export const routes: Route[] = [
  create,
  invite,
  open,
  meeting,
  access,
  enter,
  attending,
  devices,
  send,
  signals,
  leave,
  end,
  minute,
]
