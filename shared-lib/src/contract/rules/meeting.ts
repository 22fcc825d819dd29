/** People invited to a video meeting. */
export const MAX_IN_MEETING = 9

/** Characters of a meeting's minute. */
export const MAX_MINUTE = 2000

/** Seven digits. */
export const ROOM_ID = /^\d{7}$/

/** Texts of meetings, the same on the screen and at the server. */
export const MEETING_TEXTS = {
  badPetitionNo: '信访件编号应为20个字符，以LX、LD、LF、WT、WJ或XX开头',
  noInvited: '请选择参会人员',
  tooManyInvited: `参会人员不能超过${MAX_IN_MEETING}人`,
  alreadyInvited: '该用户已在参会人员中',
  inviteSelf: '不能邀请本人参会',
  invitedGone: '参会人员不存在或已停用：',
  notHost: '只有会议发起人可以进行此操作',
  ended: '会议已结束',
  elsewhere: '您已在其他窗口进入该会议',
  tokenFailed: 'token 获取失败',
  signInFailed: '视频会议服务登录失败，请稍后重试',
  noMinute: '请填写会议纪要',
  minuteTooLong: `会议纪要不能超过${MAX_MINUTE}个字`,
  minuteWritten: '您已提交过该会议的纪要',
  notAttended: '您没有参加该会议，不能填写会议纪要',
} as const

/** What an invitation says; the seven characters after 会议号： are what the meeting is entered by. */
export function invitationText(host: string, roomId: string, petitionNo?: string): string {
  const about = petitionNo ? `，相关信访件：${petitionNo}` : ''
  return `${host}邀请您参加视频会议，会议号：${roomId}${about}`
}

/** The meeting that an invitation leads to. */
export const roomIdIn = (text: string) => /会议号：(.{7})/.exec(text)?.[1]
