/** Characters of a 文号. */
export const LONGEST_DOCUMENT_NO = 64

const WRITTEN = /^[\p{Script=Han}A-Za-z0-9〔〕（）()—-]*$/u

export const DOCUMENT_NO_TEXTS = {
  wrong: `文号只能用汉字、字母、数字、括号和短横，不超过${LONGEST_DOCUMENT_NO}个字，如“安信访处〔2026〕128号”`,
  taken: (documentNo: string, next: string) => `文号“${documentNo}”已被本单位使用或作废，请核对，或者改用“${next}”`,
  shortReason: '请填写不少于5个字的作废理由',
  issued: '该文号已用于发出的文书，不能作废',
  cancelled: '该文号已作废',
} as const

/** As it is kept: no blanks, the year in 〔〕, no zeros before the number (GB/T 9704-2012, 7.2.5). */
export const tidyDocumentNo = (text: string): string =>
  text
    .replaceAll(/\s/g, '')
    .replace(/[[［【(（](\d{4})[\]］】)）]/, '〔$1〕')
    .replace(/〕0+(?=\d)/, '〕')

/** Of a number that is tidy. */
export const isDocumentNo = (text: string): boolean => text.length <= LONGEST_DOCUMENT_NO && WRITTEN.test(text)

/** By what the kinds of documents (DM_WSLX, and from G01 on those of official documents) are told apart in their numbers; agreements of both kinds are one series, and so are the three recommendations. */
const MARKS: Readonly<Record<string, string>> = {
  '01': '受',
  '02': '不受',
  '03': '不再',
  '04': '转告',
  '05': '延',
  '06': '处',
  '07': '答',
  '08': '查受',
  '09': '查',
  '10': '核受',
  '11': '核',
  '12': '听',
  '13': '调',
  '14': '调',
  '15': '补',
  '16': '督',
  '17': '交',
  '18': '转',
  '19': '协',
  '20': '督建',
  '21': '督建',
  '22': '督建',
  '24': '接',
  '25': '终',
  G01: '发',
  G02: '通',
  G03: '报',
  G04: '请',
  G05: '复',
  G06: '函',
  G07: '意',
  G08: '决',
}

/** What stands before the year in the numbers of a kind: each is a series that the organisation counts by itself. */
export const seriesFor = (docShortName: string, type: string): string => docShortName + (MARKS[type] ?? '')

/** A number as an organisation counts them itself: like 安信访处〔2026〕128号. */
export const documentNoOf = (series: string, year: number, serial: number): string => `${series}〔${year}〕${serial}号`

const COUNTED = /^(.+)〔(\d{4})〕(\d{1,6})号$/

/** Series, year and serial of a number of the usual form; undefined for any other. */
export function countedIn(documentNo: string): { series: string; year: number; serial: number } | undefined {
  const [, series, year, serial] = documentNo.match(COUNTED) ?? []
  return series ? { series, year: Number(year), serial: Number(serial) } : undefined
}

/** Characters of the reason for which a number is cancelled. */
export const CANCEL_LENGTH = { min: 5, max: 200 } as const
