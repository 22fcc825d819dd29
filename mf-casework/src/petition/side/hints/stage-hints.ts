/** Which law it is that asks. */
export const LAW = '信访工作条例'

/** What the law asks while a petition is in a state, and the article that says so. */
export interface Hint {
  readonly text: string
  /** Like 第二十二条. */
  readonly article: string
}

const SORT: readonly Hint[] = [
  { text: '自收到之日起15日内，按照职责转送、交办或者自行办理。', article: '第二十二条' },
  { text: '检举控告类事项不得转给被检举、控告的人员或者单位。', article: '第三十条' },
  { text: '已受理或者正在办理的事项，又向上级提出同一事项的，不予受理。', article: '第十九条' },
]
const SIGN: readonly Hint[] = [
  { text: '不属于本单位职责范围的，自收到之日起5个工作日内提出异议并说明理由。', article: '第二十三条' },
  { text: '异议经转送、交办的机关核实同意后方可退回，不得自行退回。', article: '第二十三条' },
]
const ACCEPT: readonly Hint[] = [
  { text: '自收到之日起15日内，书面告知信访人接收情况以及处理途径和程序。', article: '第二十三条' },
  { text: '能够当场答复的应当当场答复；信访人的姓名、住址不清的除外。', article: '第二十三条' },
  { text: '经办人与信访事项或者信访人有直接利害关系的，应当回避。', article: '第二十八条' },
]
const HANDLE: readonly Hint[] = [
  { text: '听取信访人陈述事实和理由，必要时可以要求有关组织和人员说明情况，可以举行听证。', article: '第三十一条' },
  { text: '自受理之日起60日内办结；情况复杂的，经批准可延长不超过30日，并告知信访人理由。', article: '第三十四条' },
  { text: '处理意见书应载明投诉请求、事实和理由、处理意见及依据。', article: '第三十二条' },
]
const DELIVER: readonly Hint[] = [
  { text: '处理意见应当书面送达信访人；不服的，可自收到之日起30日内请求复查。', article: '第三十五条' },
]
const REPORT: readonly Hint[] = [
  { text: '交办的信访事项，应当按期反馈结果，提交办结报告。', article: '第二十二条' },
  { text: '诉求合理的解决到位、诉求无理的教育到位、生活困难的帮扶到位、行为违法的依法处理。', article: '第二十七条' },
]
const ENDED: readonly Hint[] = [
  { text: '对处理意见不服的，信访人可自收到书面答复之日起30日内请求复查。', article: '第三十五条' },
  { text: '对复核意见不服，仍以同一事实和理由提出的，不再受理。', article: '第三十六条' },
]

const BY_STATE: Readonly<Record<string, readonly Hint[]>> = {
  '10': SORT,
  '12': SORT,
  '20': SIGN,
  '22': SIGN,
  '25': ACCEPT,
  '30': HANDLE,
  '35': HANDLE,
  '40': HANDLE,
  '42': REPORT,
  '44': REPORT,
  '50': DELIVER,
  '60': ENDED,
  '62': REPORT,
  '65': HANDLE,
  '90': ENDED,
  '92': ENDED,
}

/** What the law asks in a main state (DM_XFJZT); nothing where the case has come to its end otherwise. */
export const hintsFor = (state: string): readonly Hint[] => BY_STATE[state] ?? []
