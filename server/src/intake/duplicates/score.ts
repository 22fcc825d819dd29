import { countyOf, type DuplicateSearch, secondLevelOf } from './duplicate-search'
import { likeness, pairsOf, sameText } from './likeness'

/** An earlier petition, as far as it is compared. */
export interface Earlier {
  readonly persons: readonly { readonly name: string; readonly idCardHash: string; readonly mobileHash: string }[]
  readonly placeRegion: string
  readonly category: string
  readonly summary: string
  readonly originalText: string
  readonly ticketNo: string
  readonly isOfToday: boolean
}

/** What is sought, its numbers as the digests that rows may carry. */
export interface Digested {
  readonly search: DuplicateSearch
  readonly idCardHashes: readonly string[]
  readonly mobileHashes: readonly string[]
}

export interface Reason {
  readonly rule: 'E1' | 'E2' | 'E3' | 'T1' | 'W1' | 'O1'
  readonly score: number
  readonly text: string
}

const SAME_CERTIFICATE = 100
const SAME_TODAY = 100
const SAME_MOBILE_AND_NAME = 90
const SAME_NAME_AND_MATTER = 70
const SAME_ONLINE_TEXT = 60
/** A likeness of so much scores the least, of 1 the most. */
const ALIKE_FROM = 0.6
const ALIKE_SCORES = { least: 40, most: 80 }

/** Why an earlier petition may be about the same, what counts most first. */
export function reasonsFor(digested: Digested, earlier: Earlier): Reason[] {
  const reasons = [...personReasons(digested, earlier), ...textReasons(digested.search, earlier)]
  return reasons.toSorted((a, b) => b.score - a.score)
}

/** The score of a petition: that of its best reason. */
export const scoreOf = (reasons: readonly Reason[]): number => reasons[0]?.score ?? 0

function personReasons({ search, idCardHashes, mobileHashes }: Digested, earlier: Earlier): Reason[] {
  const { persons, ticketNo, isOfToday } = earlier
  const certificate = persons.some(({ idCardHash }) => idCardHashes.includes(idCardHash))
  const mobile = persons.some(({ name, mobileHash }) => name === search.name && mobileHashes.includes(mobileHash))
  const sameTicket = search.ticketNo !== '' && search.ticketNo === ticketNo
  return [
    ...when(certificate, 'E1', SAME_CERTIFICATE, '证件号码相同'),
    ...when(mobile, 'E2', SAME_MOBILE_AND_NAME, '姓名和手机号码相同'),
    ...when(sameNameAndMatter(search, earlier), 'E3', SAME_NAME_AND_MATTER, '姓名、问题属地和内容分类相同'),
    ...when(sameTicket || (isOfToday && (certificate || mobile)), 'W1', SAME_TODAY, '今日已登记同一信访人'),
  ]
}

const sameNameAndMatter = ({ name, placeRegion, category }: DuplicateSearch, earlier: Earlier): boolean =>
  earlier.persons.some(person => person.name === name) &&
  placeRegion !== '' &&
  category !== '' &&
  countyOf(placeRegion) === countyOf(earlier.placeRegion) &&
  secondLevelOf(category) === secondLevelOf(earlier.category)

function textReasons({ name, summary, originalText }: DuplicateSearch, earlier: Earlier): Reason[] {
  const alike = likeness(pairsOf(summary), pairsOf(earlier.summary))
  const isSame = originalText !== '' && sameText(originalText) === sameText(earlier.originalText)
  const byOthers = !earlier.persons.some(person => person.name === name)
  return [
    ...when(alike >= ALIKE_FROM, 'T1', alikeScore(alike), `内容相似度${Math.round(alike * 100)}%`),
    ...when(isSame && byOthers, 'O1', SAME_ONLINE_TEXT, '与他人网上提交的内容相同，可能为联名信访'),
  ]
}

const alikeScore = (alike: number): number => {
  const { least, most } = ALIKE_SCORES
  return Math.round(least + ((alike - ALIKE_FROM) / (1 - ALIKE_FROM)) * (most - least))
}

const when = (holds: boolean, rule: Reason['rule'], score: number, text: string): Reason[] =>
  holds ? [{ rule, score, text }] : []
