/** What is carried on beside a petition until something is achieved. */
export interface Aim {
  /** Of what `achieved` names. */
  goals: readonly string[]
  /** Who registers the petition, and who reviews it, one after the other. */
  registrar: string
  reviewers: readonly [string, ...string[]]
  /** What is recorded as decided elsewhere. */
  original: { yjlx: 'opinion' | 'decision'; dwid: string }
  /** Actions on the review before it is decided, each once. */
  via: readonly string[]
  /** Code of the conclusion. */
  conclusion: string
  filing?: Filed
  /** An order on it is carried on to its end, in place of a review; how it is decided that its addressee asks for more time. */
  supervised?: 'extend' | 'refuseExtension'
}

/** A filing for termination. */
export interface Filed {
  by: string
  /** As with a review; the last of them ends it. */
  via: readonly string[]
}

const CITY = '990100000-xf'
const LABOUR = '990100000-rs'

const AT_PROVINCE = {
  registrar: 'zs01',
  reviewers: ['zs09'],
  original: { yjlx: 'opinion', dwid: CITY },
  via: [],
  conclusion: '1',
} as const satisfies Partial<Aim>

/** The city has decided on the review, and the province re-reviews it: nobody does after that. */
const RE_REVIEWED = { ...AT_PROVINCE, original: { yjlx: 'decision', dwid: CITY } } as const satisfies Partial<Aim>

/** Together they lead to everything that can come of a review and of a filing. */
export const AIMS: readonly Aim[] = [
  { ...AT_PROVINCE, goals: ['受理', '收到补正', '维持', '送达意见书'], via: ['askSupplement', 'supplemented'] },
  { ...AT_PROVINCE, goals: ['报送案卷', '变更'], via: ['askFile', 'handInFile'], conclusion: '2' },
  { ...AT_PROVINCE, goals: ['听证结束', '撤销并责令重办'], via: ['openHearing', 'closeHearing'], conclusion: '3' },
  { ...AT_PROVINCE, goals: ['终止'], conclusion: '4' },
  { ...AT_PROVINCE, goals: ['复查复核不予受理'], via: ['refuse'] },
  { ...AT_PROVINCE, goals: ['撤回申请'], via: ['withdraw'] },
  { ...RE_REVIEWED, goals: ['复核办结', '不予认定'], filing: { by: 'zs09', via: ['refuse'] } },
  { ...RE_REVIEWED, goals: ['撤回申报'], filing: { by: 'zs05', via: ['withdraw'] } },
  {
    ...AT_PROVINCE,
    goals: ['不同意退回督办', '不同意延期反馈', '退回补充反馈', '认定反馈'],
    supervised: 'refuseExtension',
  },
  { ...AT_PROVINCE, goals: ['申请延期反馈', '督办延期'], supervised: 'extend' },
  {
    goals: ['补充材料', '提交申报', '审核通过', '退回补充', '认定终结', '撤销终结'],
    registrar: 'al05',
    reviewers: ['al09', 'zs09'],
    original: { yjlx: 'opinion', dwid: LABOUR },
    via: [],
    conclusion: '1',
    filing: { by: 'rs12', via: ['sendBack', 'recognise', 'undo'] },
  },
]

export const GOALS: readonly string[] = AIMS.flatMap(({ goals }) => goals)
