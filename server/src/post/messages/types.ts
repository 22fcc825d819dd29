import type { MessageTypeCode } from '@portal/shared-lib/contract/messages'

interface TypeRow {
  readonly code: MessageTypeCode
  readonly name: string
  /** Shown only to those who have had one. */
  readonly occasional?: boolean
}

/** What messages tell of, in the order of the message centre. */
const TYPES = {
  acceptanceWarning: { code: '1', name: '受理预警' },
  handlingWarning: { code: '2', name: '办理预警' },
  closed: { code: '3', name: '办结' },
  urging: { code: '4', name: '催办' },
  approved: { code: '5', name: '审批通过' },
  approvalReturned: { code: '6', name: '审批退回' },
  report: { code: '7', name: '办理报告' },
  evaluated: { code: '8', name: '已评价' },
  windowRegistration: { code: '9', name: '窗口登记' },
  /** For the system's officers. */
  systemAlarm: { code: '26', name: '系统告警', occasional: true },
  /** For security officers. */
  securityAlarm: { code: '25', name: '安全告警', occasional: true },
  videoMeeting: { code: '24', name: '视频会议', occasional: true },
} satisfies Record<string, TypeRow>

export type MessageType = keyof typeof TYPES

export const MESSAGE_TYPES: Readonly<Record<MessageType, TypeRow>> = TYPES
