import { reads, remoteApi, writes } from '@portal/shared-lib'
import {
  type AttendMeetingAnswer,
  attendMeeting,
  createMeeting,
  endMeeting,
  enterMeeting,
  inviteToMeeting,
  type MeetingAnswer,
  meeting,
  openMeetings,
  showDevices,
  writeMinute,
} from '@portal/shared-lib/contract/calls/meetings'
import { markMessagesRead, newMessages } from '@portal/shared-lib/contract/calls/messages'

export type Meeting = MeetingAnswer
export type Member = AttendMeetingAnswer['members'][number]

export const {
  useMeetingsInvitationsQuery,
  useMeetingsDismissMutation,
  useMeetingsOpenQuery,
  useMeetingsCreateMutation,
  useMeetingsInviteMutation,
  useMeetingsOneQuery,
  useMeetingsEnterMutation,
  useMeetingsAttendQuery,
  useMeetingsShowDevicesMutation,
  useMeetingsEndMutation,
  useMeetingsMinuteMutation,
} = remoteApi('mf-messages', 'meetings', build => ({
  meetingsInvitations: reads(build, newMessages, ['Message']),
  meetingsDismiss: writes(build, markMessagesRead, ['Message']),
  meetingsOpen: reads(build, openMeetings, ['Meeting']),
  meetingsCreate: writes(build, createMeeting, ['Meeting']),
  meetingsInvite: writes(build, inviteToMeeting, ['Meeting']),
  meetingsOne: reads(build, meeting, ['Meeting']),
  meetingsEnter: writes(build, enterMeeting, ['Meeting']),
  meetingsAttend: reads(build, attendMeeting, ['Meeting']),
  meetingsShowDevices: writes(build, showDevices),
  meetingsEnd: writes(build, endMeeting, ['Meeting']),
  meetingsMinute: writes(build, writeMinute, ['Meeting', 'Petition']),
}))
