/** What an inspection team is told: while a petition is handled, or how it ended. */
export const FEEDBACK_STAGES = { '1': '阶段反馈', '2': '办结反馈' } as const
export const FEEDBACK_WAYS = { '1': '书面', '2': '当面', '3': '电话', '4': '系统' } as const

export type FeedbackStage = keyof typeof FEEDBACK_STAGES
export type FeedbackWay = keyof typeof FEEDBACK_WAYS

/** Characters. */
export const FEEDBACK_LENGTH = { min: 10, max: 1000 } as const

export const FEEDBACK_TEXTS = {
  noStage: '请选择阶段反馈或办结反馈',
  noWay: '请选择反馈方式',
  noReceiver: '请填写接收反馈的人员或部门（1至50字）',
  shortText: '请填写不少于10个字的反馈内容',
  earlyDay: '反馈日期不能早于登记日期',
  lateDay: '反馈日期不能晚于今天',
  notOwn: '该件不是本机构登记的巡视移交件，不能登记反馈',
  notEnded: '该件尚未办结，请登记阶段反馈',
} as const
