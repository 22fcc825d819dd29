import { ID_CARD_PROBLEM, isIdCard, MOBILE, MOBILE_PROBLEM } from './person'
import { SUMMARY_LENGTH } from './petition'

/** Minutes for which the code of a ticket can be used. */
export const SELF_ENTRY_MINUTES = 30
export const SELF_ENTRY_LENGTHS = {
  name: { min: 2, max: 50 },
  idCard: 18,
  mobile: 11,
  address: 200,
  rating: 200,
} as const
/** How a visitor may find the reception; as DM_MYD has them. */
export const VISIT_RATINGS = { '0': '满意', '1': '基本满意', '3': '不满意' } as const

export const SELF_ENTRY_TEXTS = {
  gone: '二维码已失效或已填报过，请到窗口重新扫码',
  none: '来访人尚未自助填报',
  over: '该票号已接谈或已作废，不能再自助填报',
  name: '请填写姓名（2至50个字）',
  noRating: '请选择满意、基本满意或不满意',
  longRating: `评价内容不能超过${SELF_ENTRY_LENGTHS.rating}个字`,
  rated: '您已评价过，感谢支持',
  tooEarly: '接待结束、完成登记后可以评价',
  noIdCard: '请填写身份证号',
  address: '请填写住址（不超过200字）',
  summary: `请填写反映的事项（${SUMMARY_LENGTH.min}至${SUMMARY_LENGTH.max}字）`,
} as const

/** What a visitor fills in. */
export interface SelfEntry {
  readonly name: string
  readonly idCard: string
  readonly mobile: string
  readonly address: string
  readonly summary: string
}

interface Context {
  /** Day at +08:00. */
  readonly today: string
  readonly strictIdCards: boolean
}

/** What is wrong with it, by field: what the form of the visit would say, too. */
export function selfEntryProblems(
  { name, idCard, mobile, address, summary }: SelfEntry,
  { today, strictIdCards }: Context,
): Partial<Record<keyof SelfEntry, string>> {
  const { min, max } = SELF_ENTRY_LENGTHS.name
  return {
    ...(isOutside(name, min, max) && { name: SELF_ENTRY_TEXTS.name }),
    ...(!idCard && { idCard: SELF_ENTRY_TEXTS.noIdCard }),
    ...(idCard && !isIdCard(idCard.toUpperCase(), today, strictIdCards) && { idCard: ID_CARD_PROBLEM }),
    ...(mobile && !MOBILE.test(mobile) && { mobile: MOBILE_PROBLEM }),
    ...(isOutside(address, 1, SELF_ENTRY_LENGTHS.address) && { address: SELF_ENTRY_TEXTS.address }),
    ...(isOutside(summary, SUMMARY_LENGTH.min, SUMMARY_LENGTH.max) && { summary: SELF_ENTRY_TEXTS.summary }),
  }
}

const isOutside = (text: string, min: number, max: number) => text.length < min || text.length > max
