import { findClassifiedWord } from './classified-words'

/** Categories of petitions that a document of the knowledge base may be about. */
export const MOST_CATEGORIES = 20

export const MOST_ARTICLES = 500
/** Bytes of a Word file of which a text is read. */
export const LARGEST_TEXT_FILE = 10_000_000
/** Characters of an article. */
export const LONGEST_ARTICLE = 5000

/** Levels of the tree, the branches among them. */
export const DEEPEST = 6
/** What a folder may hold. */
export const MOST_IN_FOLDER = 500
export const LONGEST_FOLDER = 50

/** Characters in which it is said where a text was published. */
export const LONGEST_SOURCE = 200

/** Characters in which a reader says what is wrong. */
export const LONGEST_FAULT = 500

/** So many days before its end a document counts as one that ends soon. */
export const SOON_DAYS = 30

interface Validity {
  readonly effectDate: string | null
  readonly validUntil: string | null
}

/** Why a document cannot be valid so long, for the one who writes it; empty where it can. */
export const validityProblem = ({ effectDate, validUntil }: Validity): string =>
  effectDate && validUntil && validUntil < effectDate ? '有效期至不能早于施行日期，请修改' : ''

/** Texts that others have made public: 国家秘密 and 商业秘密 stand in many of them, so words there are for the reviewer to look at. */
export const QUOTED_KINDS: readonly string[] = ['law', 'policy']

interface Worded {
  readonly title: string
  readonly docNo: string
  readonly issuer: string
  readonly source: string
  readonly articles: readonly Article[]
}

/** The classified word in a document, or undefined. */
export const classifiedIn = ({ title, docNo, issuer, source, articles }: Worded): string | undefined =>
  findClassifiedWord([title, docNo, issuer, source, ...articles.flatMap(({ no, text }) => [no, text])].join('\n'))

export const DRAFT_STATES = { draft: '草稿', submitted: '待审', published: '已发布', retired: '已停用' } as const
export type DraftState = keyof typeof DRAFT_STATES

export interface Article {
  readonly no: string
  readonly text: string
}

const NUMBERED = /^(第[〇零一二三四五六七八九十百千\d]+条(?:之[一二三四五六七八九十]+)?)[\s　]*(.*)$/u
/** A heading stands alone in its line; 第二章规定的… is a sentence. */
const HEADED = /^(第[〇零一二三四五六七八九十百\d]+[编章节])(?:[\s　]+(\S.{0,40}))?$/u
const LISTED = /^([一二三四五六七八九十百]+)、\s*(.*)$/u
const NAMED = /^【([^】]{1,20})】\s*(.*)$/u
const PATTERNS = [NUMBERED, HEADED, LISTED, NAMED]

const trimmed = (line: string): string => line.replace(/^[\s　]+|[\s　]+$/gu, '')

/** The number with which a line begins an article, and what stands behind it; undefined where it begins none. */
export function headIn(line: string): { readonly no: string; readonly rest: string } | undefined {
  const words = trimmed(line)
  const [, no, rest = ''] = PATTERNS.map(pattern => pattern.exec(words)).find(match => match !== null) ?? []
  return no === undefined ? undefined : { no, rest }
}

/** How the number of an article stands in a text. */
export type HeadKind = 'numbered' | 'headed' | 'listed' | 'named'

export function kindOfHead(no: string): HeadKind {
  if (NUMBERED.test(no)) return 'numbered'
  if (HEADED.test(no)) return 'headed'
  return LISTED.test(`${no}、`) ? 'listed' : 'named'
}

/** The number of an article as `headIn` knows it again. */
export function headOf(no: string): string {
  const kind = kindOfHead(no)
  if (kind === 'named') return `【${no}】`
  return kind === 'listed' ? `${no}、` : `${no}　`
}

const DIGITS = '零一二三四五六七八九'
const TEN = 10
const MOST_NUMBER = 999
const HUNDRED = 100

/** As laws number their articles: 34 and 三十四 are 第三十四条; what is no number stays as it is. */
export function articleNo(typed: string): string {
  if (/^[1-9]\d{0,2}$/u.test(typed)) return `第${inHan(Number(typed))}条`
  const digits = /^第([1-9]\d{0,2})条$/u.exec(typed)
  if (digits) return `第${inHan(Number(digits[1]))}条`
  return /^[一二三四五六七八九十百零]+$/u.test(typed) ? `第${typed}条` : typed
}

/** A number from 1 to 999 in Han characters, as law texts write it: 10 is 十, 110 is 一百一十. */
function inHan(number: number): string {
  const [hundreds, tens, ones] = [Math.floor(number / HUNDRED), Math.floor((number % HUNDRED) / TEN), number % TEN]
  const ofHundreds = hundreds > 0 ? `${DIGITS.charAt(hundreds)}百` : ''
  const ofTens = tens > 0 ? `${tens === 1 && hundreds === 0 ? '' : DIGITS.charAt(tens)}十` : ''
  const gap = hundreds > 0 && tens === 0 && ones > 0 ? '零' : ''
  return ofHundreds + ofTens + gap + (ones > 0 ? DIGITS.charAt(ones) : '')
}

let places: ReadonlyMap<string, number> | undefined

/** The number of an article: 3 of 第三条. All are made at the first question: one is asked at each key that is typed. */
function placeOf(no: string): number | undefined {
  places ??= new Map(Array.from({ length: MOST_NUMBER }, (_, at) => [articleNo(String(at + 1)), at + 1]))
  return places.get(no)
}

/**
 * Where a text leaves articles out or has one twice: 第三条之后为第五条. What is inserted (第三条之一) counts with the article
 * before it. Empty where the numbers follow each other.
 */
export function gapsIn(articles: readonly Article[]): string[] {
  const numbers = articles.flatMap(({ no }) => /^第.+条/u.exec(no)?.[0] ?? []).map(articleNo)
  return numbers.slice(1).flatMap((no, at) => {
    const before = numbers[at] ?? ''
    const step = (placeOf(no) ?? 0) - (placeOf(before) ?? 0)
    return step === 1 || (step === 0 && articles.some(article => article.no.startsWith(`${no}之`)))
      ? []
      : [`${before}之后为${no}`]
  })
}

interface Cited {
  readonly title: string
  readonly no: string
  /** `YYYY-MM-DD`: since when this version is in force. */
  readonly effectDate: string | null
}

/** As opinions cite an article, with the version: 《信访工作条例》（2022年5月1日起施行）第三十四条. Paragraphs without a number of an article are not named. */
export function citationOf({ title, no, effectDate }: Cited): string {
  const [year, month, dayOfMonth] = (effectDate ?? '').split('-').map(Number)
  const version = effectDate ? `（${year}年${month}月${dayOfMonth}日起施行）` : ''
  return `《${title}》${version}${/^第.+条/u.test(no) ? no : ''}`
}
