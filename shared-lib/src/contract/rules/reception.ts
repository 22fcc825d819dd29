/** When on a day a leader receives petitioners. */
export const HALVES = { am: '上午', pm: '下午', all: '全天' } as const
/** How a petitioner was asked afterwards. */
export const FOLLOW_UP_WAYS = { '1': '电话', '2': '上门', '3': '约见', '4': '短信' } as const
/** What the petitioner said. */
export const FOLLOW_UP_RESULTS = { '1': '已解决，满意', '2': '正在办理', '3': '未解决', '4': '无法联系' } as const

export const RECEPTION_TEXTS = {
  noLeader: '请选择接访领导',
  noDay: '请选择接访日期',
  pastDay: '接访日期不能早于今天',
  farDay: '接访日期应在一年以内',
  noHalf: '请选择接访时段',
  noPlace: '请填写接访地点（1至100字）',
  taken: '该领导当日该时段已有排班，请另选日期或时段',
  over: '接访日期已过，不能再修改',
  nothingToPublish: '没有可公示的排班，请先排班',
  lateFollowUp: '回访日期不能晚于今天',
  earlyFollowUp: '回访日期不能早于接访日期',
  noWay: '请选择回访方式',
  noResult: '请选择回访结果',
  shortText: '请填写不少于5个字的回访情况',
  notReceived: '该信访件没有领导接访记录',
} as const
