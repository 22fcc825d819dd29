/** Characters of a 文号. */
export const LONGEST_DOCUMENT_NO = 64

const WRITTEN = /^[\p{Script=Han}A-Za-z0-9〔〕（）()—-]*$/u

export const DOCUMENT_NO_TEXTS = {
  wrong: `文号只能用汉字、字母、数字、括号和短横，不超过${LONGEST_DOCUMENT_NO}个字，如“安信访〔2026〕128号”`,
  taken: (documentNo: string, next: string) => `文号“${documentNo}”已被本单位使用，请核对，或者改用“${next}”`,
} as const

/** As it is kept: no blanks, the year in 〔〕, no zeros before the number (GB/T 9704-2012, 7.2.5). */
export const tidyDocumentNo = (text: string): string =>
  text
    .replaceAll(/\s/g, '')
    .replace(/[[［【(（](\d{4})[\]］】)）]/, '〔$1〕')
    .replace(/〕0+(?=\d)/, '〕')

/** Of a number that is tidy. */
export const isDocumentNo = (text: string): boolean => text.length <= LONGEST_DOCUMENT_NO && WRITTEN.test(text)

/** A number as an organisation counts them itself: like 安信访〔2026〕128号. */
export const documentNoOf = (docShortName: string, year: number, serial: number): string =>
  `${docShortName}〔${year}〕${serial}号`

const COUNTED = /^(.+)〔(\d{4})〕(\d{1,6})号$/

/** Year and serial of a number that an organisation counts itself; undefined for any other. */
export function seriesOf(docShortName: string, documentNo: string): { year: number; serial: number } | undefined {
  const [, name, year, serial] = documentNo.match(COUNTED) ?? []
  return name === docShortName ? { year: Number(year), serial: Number(serial) } : undefined
}
