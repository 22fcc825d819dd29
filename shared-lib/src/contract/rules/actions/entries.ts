import type { ActionField, Codes, Subject } from './description'

/** Texts that several actions say alike. */
export const CHOOSE_UNIT = '请选择可接收的单位'
export const SHORT_REASON = '请填写不少于10个字的理由'
export const NO_DAY = '日期格式不正确，应为 YYYY-MM-DD'
export const NO_KIND = '请选择办结方式和办结理由'
export const NO_MAIN = '并案应选择主件'
export const NO_STATEMENT = '请上传信访人撤回的书面或录音材料'

interface OfficeWords {
  readonly wire: string
  readonly label: string
  /** What the sentence calls it, if not by its label. */
  readonly what?: string
  readonly min: number
  readonly max: number
  readonly rows?: number
  readonly hint?: string
  readonly phrases?: readonly string[]
  readonly citesLaw?: true
  readonly initial?: (subject: Subject) => unknown
}

/** Words of an office for others to read, of a length that one sentence tells. */
export const officeWords = ({ what, ...words }: OfficeWords) => {
  const text = `请填写${what ?? words.label}（${words.min}至${words.max}字）`
  return { kind: 'words', text, tooLong: text, ...words } as const
}

/** Words of an office that may be left out. */
export const officeRemark = <const Words extends Omit<OfficeWords, 'min' | 'what'>>(words: Words) => {
  return { kind: 'words', tooLong: `${words.label}不能超过${words.max}字`, ...words } as const
}

/** Why it is done, in ten characters at least. */
export const reason = (wire: string, label = '理由', text = SHORT_REASON) =>
  ({ wire, label, kind: 'words', min: 10, max: 500, rows: 3, text }) as const

/** 文号 of what an action issues. */
export const documentNo = (template: string) => {
  const hint = '已按本单位编号顺序填好，可以改为实际使用的文号；不编号的，请清空'
  return { wire: 'wh', label: '文号', kind: 'documentNo', template, hint } as const
}

/** Where a paper lies. */
export const boxNo = { wire: 'hh', label: '盒号', kind: 'line', max: 20, tooLong: '盒号不能超过20个字符' } as const

export const deliveries = {
  wire: 'sdList',
  label: '送达情况',
  kind: 'deliveries',
  text: '请填写每位信访人的送达方式、送达日期和送达人',
} as const

/** Whether a code is among those. */
export const fits = (codes: Codes | undefined, code: string): boolean => {
  if (codes === undefined) return true
  return codes instanceof RegExp ? codes.test(code) : codes.includes(code)
}

/** The codes that fit an entry, as things stand. */
export const codesOf = (
  { codes }: Extract<ActionField, { kind: 'code' | 'codes' }>,
  values: Readonly<Record<string, unknown>>,
): Codes | undefined => (typeof codes === 'function' ? codes(values) : codes)
