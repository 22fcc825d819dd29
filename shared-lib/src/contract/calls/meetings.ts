// Made from ../meetings.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../meetings'

export type AttendMeetingArgs = CallArgs<typeof contract.attendMeeting>
export type AttendMeetingAnswer = CallAnswer<typeof contract.attendMeeting>
export type CreateMeetingArgs = CallArgs<typeof contract.createMeeting>
export type CreateMeetingAnswer = CallAnswer<typeof contract.createMeeting>
export type EndMeetingArgs = CallArgs<typeof contract.endMeeting>
export type EndMeetingAnswer = CallAnswer<typeof contract.endMeeting>
export type EnterMeetingArgs = CallArgs<typeof contract.enterMeeting>
export type EnterMeetingAnswer = CallAnswer<typeof contract.enterMeeting>
export type InviteToMeetingArgs = CallArgs<typeof contract.inviteToMeeting>
export type InviteToMeetingAnswer = CallAnswer<typeof contract.inviteToMeeting>
export type LeaveMeetingArgs = CallArgs<typeof contract.leaveMeeting>
export type LeaveMeetingAnswer = CallAnswer<typeof contract.leaveMeeting>
export type MeetingArgs = CallArgs<typeof contract.meeting>
export type MeetingAnswer = CallAnswer<typeof contract.meeting>
export type MeetingAccessArgs = CallArgs<typeof contract.meetingAccess>
export type MeetingAccessAnswer = CallAnswer<typeof contract.meetingAccess>
export type OpenMeetingsArgs = CallArgs<typeof contract.openMeetings>
export type OpenMeetingsAnswer = CallAnswer<typeof contract.openMeetings>
export type SendSignalsArgs = CallArgs<typeof contract.sendSignals>
export type SendSignalsAnswer = CallAnswer<typeof contract.sendSignals>
export type ShowDevicesArgs = CallArgs<typeof contract.showDevices>
export type ShowDevicesAnswer = CallAnswer<typeof contract.showDevices>
export type SignalsArgs = CallArgs<typeof contract.signals>
export type SignalsAnswer = CallAnswer<typeof contract.signals>
export type WriteMinuteArgs = CallArgs<typeof contract.writeMinute>
export type WriteMinuteAnswer = CallAnswer<typeof contract.writeMinute>

export const attendMeeting: CallDescriptor<AttendMeetingArgs, AttendMeetingAnswer> = {"id":"meetings.attendMeeting","method":"POST","path":"api/meetings/attend","body":"json"}

export const createMeeting: CallDescriptor<CreateMeetingArgs, CreateMeetingAnswer> = {"id":"meetings.createMeeting","method":"POST","path":"api/meetings/create","body":"json","writes":true,"send":{"petitionNo":"xfjbh"}}

export const endMeeting: CallDescriptor<EndMeetingArgs, EndMeetingAnswer> = {"id":"meetings.endMeeting","method":"POST","path":"api/meetings/end","body":"json","writes":true}

export const enterMeeting: CallDescriptor<EnterMeetingArgs, EnterMeetingAnswer> = {"id":"meetings.enterMeeting","method":"POST","path":"api/meetings/enter","body":"json","writes":true}

export const inviteToMeeting: CallDescriptor<InviteToMeetingArgs, InviteToMeetingAnswer> = {"id":"meetings.inviteToMeeting","method":"POST","path":"api/meetings/invite","body":"json","writes":true}

export const leaveMeeting: CallDescriptor<LeaveMeetingArgs, LeaveMeetingAnswer> = {"id":"meetings.leaveMeeting","method":"POST","path":"api/meetings/leave","body":"json","writes":true}

export const meeting: CallDescriptor<MeetingArgs, MeetingAnswer> = {"id":"meetings.meeting","method":"POST","path":"api/meetings/meeting","body":"json","receive":{"petitionNo":"xfjbh"}}

export const meetingAccess: CallDescriptor<MeetingAccessArgs, MeetingAccessAnswer> = {"id":"meetings.meetingAccess","method":"POST","path":"api/meetings/access","body":"json"}

export const openMeetings: CallDescriptor<OpenMeetingsArgs, OpenMeetingsAnswer> = {"id":"meetings.openMeetings","method":"POST","path":"api/meetings/open","body":"form","receive":{"petitionNo":"xfjbh"}}

export const sendSignals: CallDescriptor<SendSignalsArgs, SendSignalsAnswer> = {"id":"meetings.sendSignals","method":"POST","path":"api/meetings/sendSignals","body":"json","writes":true}

export const showDevices: CallDescriptor<ShowDevicesArgs, ShowDevicesAnswer> = {"id":"meetings.showDevices","method":"POST","path":"api/meetings/devices","body":"json","writes":true}

export const signals: CallDescriptor<SignalsArgs, SignalsAnswer> = {"id":"meetings.signals","method":"POST","path":"api/meetings/signals","body":"json"}

export const writeMinute: CallDescriptor<WriteMinuteArgs, WriteMinuteAnswer> = {"id":"meetings.writeMinute","method":"POST","path":"api/meetings/minute","body":"json","writes":true}
