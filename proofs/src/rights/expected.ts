import type { PetitionCall, ProceedingKind } from './calls.ts'
import type { Petition } from './facts.ts'
import type { Question } from './question.ts'
import type { Answer } from './send.ts'

export type Wrong = Question['wrong']

const UNKNOWN = { code: 4040, message: '信访件不存在或您无权查看', data: null }

export const isUnknown: Wrong = answer =>
  JSON.stringify(answer) === JSON.stringify({ ...answer, ...UNKNOWN }) ? undefined : differs('4040', answer)

const NAMES: Readonly<Record<ProceedingKind, string>> = { reviews: '复查复核', terminations: '终结申报' }

/** As where there is none. */
export const isUnknownAs =
  (name: string): Wrong =>
  answer => {
    const expected = { ...answer, ...UNKNOWN, message: `${name}不存在或您无权查看` }
    return JSON.stringify(answer) === JSON.stringify(expected) ? undefined : differs('4040', answer)
  }

export const isUnknownProceeding = (kind: ProceedingKind): Wrong => isUnknownAs(NAMES[kind])

export const isAnswered: Wrong = answer => (answer.code === 0 ? undefined : differs('an answer', answer))

export const codeIs =
  (code: number): Wrong =>
  answer =>
    answer.code === code && answer.data === null ? undefined : differs(`${code}`, answer)

/** Neither done nor shown. */
export const isRefused: Wrong = answer =>
  answer.code === 0 || answer.code === UNKNOWN.code ? differs('a refusal', answer) : undefined

/** Personal data stand in full before those alone who have something to do. */
export const known =
  (call: PetitionCall, handles: boolean, { name, anonymous }: Petition): Wrong =>
  answer => {
    if (call.path.endsWith('/explain'))
      return answer.message === UNKNOWN.message ? differs('an answer', answer) : undefined
    if (answer.code !== 0) return differs('an answer', answer)
    if (!call.path.endsWith('/case') || anonymous) return undefined
    const shown = fieldIn(answer.data, 'xfr')
    return (shown === name) === handles ? undefined : `${shown} is shown, ${handles ? '' : 'not '}to be handled`
  }

export const numbersIn = (data: unknown) => rowsIn(fieldIn(data, 'list')).map(({ xfjbh }) => xfjbh)

export const idsIn = (data: unknown) => rowsIn(fieldIn(data, 'list')).map(({ blid }) => blid)

/** The rows of an answer; none where it is no list. */
export const rowsIn = (data: unknown): { xfjbh: string; action: string; blid: string }[] =>
  Array.isArray(data) ? data : []

const fieldIn = (data: unknown, name: string): unknown => Object.entries(data ?? {}).find(([key]) => key === name)?.[1]

export const sameTexts =
  (expected: readonly string[], textsIn: (data: unknown) => readonly string[]): Wrong =>
  answer => {
    if (answer.code !== 0) return differs('an answer', answer)
    const shown = textsIn(answer.data)
    const extra = shown.filter(text => !expected.includes(text))
    const missing = expected.filter(text => !shown.includes(text))
    if (extra.length + missing.length === 0 && shown.length === expected.length) return undefined
    return `not expected: ${extra.join(' ')}; missing: ${missing.join(' ')}; ${shown.length} for ${expected.length}`
  }

/** All of some texts, and beside them none but those of some others. */
export const textsBetween =
  (least: readonly string[], beside: readonly string[], textsIn: (data: unknown) => readonly string[]): Wrong =>
  answer =>
    sameTexts(least, data => textsIn(data).filter(text => !beside.includes(text)))(answer)

export const onlyTexts =
  (may: (no: string) => boolean): Wrong =>
  answer => {
    if (answer.code !== 0) return differs('an answer', answer)
    const found = rowsIn(answer.data).map(({ xfjbh }) => xfjbh)
    const extra = found.filter(no => !may(no))
    return extra.length > 0 ? `not to be known: ${extra.join(' ')}` : undefined
  }

/** Hits that a page of 智慧搜索 shows, up to what its tabs count, and how many are read. */
const ON_A_PAGE = 20
const COUNTED = 100
const READ = 200

/** Of 智慧搜索: all that hold the words, beside them others that may be known alone, and as many as are counted. */
export const foundAre =
  (least: readonly string[], known: readonly string[]): Wrong =>
  answer => {
    if (answer.code !== 0) return differs('an answer', answer)
    const rows = (name: string) => listIn(fieldIn(answer.data, name))
    const shown = rows('hits').map(hit => String(fieldIn(hit, 'id')))
    const total = Number(fieldIn(answer.data, 'total'))
    const counts = rows('tabs')
      .filter(tab => fieldIn(tab, 'tab') === 'xfj')
      .map(tab => fieldIn(tab, 'count'))
    const extra = shown.filter(no => !known.includes(no))
    const missing = total > ON_A_PAGE ? [] : least.filter(no => !shown.includes(no))
    const isCounted =
      total >= Math.min(least.length, READ) &&
      shown.length === Math.min(total, ON_A_PAGE) &&
      counts.join() === `${Math.min(total, COUNTED)}`
    if (extra.length + missing.length === 0 && isCounted) return undefined
    return `not to be known: ${extra.join(' ')}; missing: ${missing.join(' ')}; ${shown.length} of ${total}, counted ${counts}`
  }

const listIn = (data: unknown): readonly unknown[] => (Array.isArray(data) ? data : [])

/** Of a report: how many petitions its first column counts, and how many more the asker is told of. */
export const totalIs =
  (expected: { count: number; guarded: number | null }): Wrong =>
  answer => {
    if (answer.code !== 0) return differs('an answer', answer)
    const [first] = Object.values(fieldIn(answer.data, 'total') ?? {})
    const shown = JSON.stringify({ count: fieldIn(first, 'count'), guarded: fieldIn(first, 'guarded') })
    return shown === JSON.stringify(expected) ? undefined : `${shown} for ${JSON.stringify(expected)}`
  }

const differs = (expected: string, { code, message }: Answer) => `expected ${expected}, got ${code} ${message}`
