/** Texts about accepting and answering a petition, the same in the form and at the server. */
export const ANSWER_TEXTS = {
  noNotice: '请先生成或上传受理告知书',
  noKind: '请选择过程类型',
  shortRecord: '过程记录不少于10个字',
  noAgreement: '请上传调解(和解)协议书',
  noParties: '请填写协议双方及签订日期',
  noReason: '请选择不予受理或不再受理的具体情形',
  noCompetent: '请告知信访人应当向哪个机关或通过何种途径提出',
  noRoute: '请选择导入途径',
  shortGuidance: '请填写不少于10个字的引导说明',
  noOpinion: '请填写事实、处理意见和依据',
  unanswered: '请逐项回应信访诉求',
  noConclusion: '请选择结论',
  fewInvestigators: '申诉求决类应填写两名以上调查人员',
} as const

const NUMBER = /(?:^|[\s；;。，,：:])[（(]?(\d{1,2}|[一二三四五六七八九十]{1,3})(?:[、．)）]|\.(?!\d))/gu
const HAN = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十']

/** How many requests a petitioner's text numbers, one after the other from the first; 0 where it numbers none. */
export function countRequests(text: string): number {
  let count = 0
  for (const [, number = ''] of text.matchAll(NUMBER)) if (valueOfNumber(number) === count + 1) count += 1
  return count
}

const valueOfNumber = (number: string): number => (/^\d/.test(number) ? Number(number) : hanValue(number))

function hanValue(number: string): number {
  const [tens, ones] = number.includes('十') ? number.split('十') : ['', number]
  const digit = (text = '') => HAN.indexOf(text) + 1
  return number.includes('十') ? (digit(tens) || 1) * 10 + digit(ones) : digit(ones)
}
