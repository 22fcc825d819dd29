/** When something about a field holds, by what another field holds. */
export interface Condition {
  readonly field: string
  readonly among: readonly unknown[]
}

/** How a form shows a field beyond what its description says. */
export interface Look {
  /** In this form's words. */
  readonly label?: string
  /** Over both columns. */
  readonly wide?: boolean
  /** Lines of a long text. */
  readonly lines?: number
  /** Few values, all of them in sight: one click instead of two. */
  readonly inSight?: boolean
  readonly suffix?: string
  readonly placeholder?: string
  /** What a box to tick says. */
  readonly says?: string
  readonly upToToday?: boolean
  readonly shownWhen?: Condition
  readonly requiredWhen?: Condition
  /** What the forms demand though no description says so: rules do. */
  readonly required?: boolean
}

const DUE: Condition = { field: 'interview.isDue', among: [true] }
const ANONYMOUS: Condition = { field: 'anonymous', among: [false, undefined] }

/** By the path of the field; people's by `persons.` and the name. */
export const LOOKS: Readonly<Record<string, Look>> = {
  channel: { inSight: true },
  petitionDate: { upToToday: true },
  anonymous: { says: '未署名或不愿留名' },
  jointLetter: { says: '多人署名' },
  purpose: { inSight: true, wide: true },
  legalClass: { inSight: true, wide: true },
  category: { required: true, placeholder: '名称或拼音首字母' },
  placeRegion: { required: true, placeholder: '到县(市、区)或乡镇，可输首字母' },
  summary: { required: true, wide: true, lines: 6 },
  request: { wide: true, lines: 2, requiredWhen: { field: 'purpose', among: ['03', '04'] } },
  'correction.reason': { wide: true, lines: 2, placeholder: '如：信访人来电说明姓名写错' },
  title: { wide: true, placeholder: '不填时取摘要首句' },
  originalText: { wide: true, lines: 6 },
  personCount: { required: true, suffix: '人' },
  involvedCount: { suffix: '人' },
  actualVisitors: { suffix: '人' },
  representativeCount: { suffix: '人' },
  copies: { suffix: '份' },
  amountInvolved: { suffix: '元' },
  eventDate: { upToToday: true },
  accusedOrgId: { requiredWhen: { field: 'purpose', among: ['02'] } },
  hotTopics: { wide: true },
  secondaryCategories: { wide: true },
  flags: { wide: true },
  fileIds: { wide: true },
  'persons.name': { required: true, shownWhen: ANONYMOUS },
  'persons.idCard': { shownWhen: ANONYMOUS },
  'persons.mobile': { shownWhen: ANONYMOUS },
  'persons.address': { required: true, wide: true, shownWhen: ANONYMOUS },
  'persons.gender': { inSight: true, shownWhen: ANONYMOUS },
  'persons.birthDate': { upToToday: true, shownWhen: ANONYMOUS },
  'persons.addressRegion': { placeholder: '可填到村，可输首字母' },
  'extra.sxr': { placeholder: '信封上写给谁，如：郑局长' },
  'extra.yczrq': { upToToday: true },
  'extra.jxdz': { wide: true },
  'extra.thsc': { suffix: '分钟' },
  'extra.hbjl': { wide: true, lines: 2, placeholder: '何时回拨、与谁通话、说了什么' },
  'extra.gkyy': { inSight: true },
  'extra.jfjg': { inSight: true, wide: true },
  'inspection.knowing': { wide: true },
  'reception.form': { inSight: true, wide: true },
  'reception.day': { upToToday: true },
  'reception.instruction': { wide: true, lines: 2 },
  'interview.record': { wide: true, lines: 5, required: false, requiredWhen: DUE },
  'interview.signature': { wide: true, inSight: true },
  'interview.answer': { wide: true, lines: 2, placeholder: '当场答复办结时填写，不填则转入分办' },
  'phone.answer': { wide: true, lines: 3, placeholder: '电话中已答复、可以办结的填写，不填则转入分办' },
  'leaderCase.level': { inSight: true },
  'leaderCase.cause': { inSight: true },
  'leaderCase.measures': { wide: true, lines: 3 },
  'simple.answer': { wide: true, lines: 4 },
  'simple.deliveryMode': { inSight: true, wide: true },
}
