/** Why a leader takes a petition on. */
export const LEADER_CASE_CAUSES = { '1': '信访积案', '2': '集体访', '3': '上级交办', '9': '其他' } as const
/** Of which level the leader is. */
export const LEADER_LEVELS = { '1': '省级', '2': '市级', '3': '县级', '4': '乡镇级', '5': '部门' } as const
/** What became of it. */
export const LEADER_CASE_RESULTS = { '1': '已化解', '2': '部分化解', '3': '转入法定程序', '4': '未化解' } as const

/** How far cases are, as figures part them and the page is opened for. */
export const LEADER_CASE_STATES = { going: '化解中', late: '超过时限', done: '已有结果' } as const
export type LeaderCaseState = keyof typeof LEADER_CASE_STATES

/** What is late goes on, too. */
export function isLeaderCaseIn(state: LeaderCaseState, { result, remainingDays }: Standing): boolean {
  if (state === 'done') return result !== ''
  return result === '' && (state === 'going' || remainingDays < 0)
}

interface Standing {
  readonly result: string
  readonly remainingDays: number
}

export const LEADER_CASE_TEXTS = {
  noPetition: '请填写包案的信访件编号（20个字符）',
  noLeader: '请选择包案领导',
  noDuty: '请填写包案领导职务',
  noLevel: '请选择包案领导级别',
  noUnit: '请选择责任单位',
  noPerson: '请填写责任人',
  noCause: '请选择包案原因',
  shortMeasures: '请填写不少于10个字的化解措施',
  noDue: '请选择化解时限',
  pastDue: '化解时限不能早于今天',
  shortProgress: '请填写不少于5个字的进展情况',
  percent: '化解进度应为0至100的整数',
  lateMeeting: '约见日期不能晚于今天',
  noResult: '请选择化解结果',
  taken: '该信访件已有领导包案，请在列表中填写进展',
  closed: '该包案已销号，不能再填写',
  asked: '该包案已有申请等待审核，请审核后再申请',
  notLater: '延期后的化解时限应晚于原时限',
  shortRequest: '请填写不少于5个字的申请理由',
  nothingAsked: '该包案没有等待审核的申请，请刷新',

  own: '不能审核本人提出的申请',
  shortRefusal: '不同意时请填写不少于5个字的审核意见',
} as const
