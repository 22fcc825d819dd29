import type { Hit, Letter } from './found'

/** Finds values in a letter, the likeliest first; `today` as YYYY-MM-DD. */
export type Rule = (letter: Letter, today: string) => Hit[]

/** Percent. */
export const TRUST = { pattern: 100, words: 90, guess: 70 }

export const matches = (pattern: RegExp, text: string): RegExpExecArray[] => [...text.matchAll(pattern)]

/** The group of a match with its place; the whole where there is no group. */
export function placed(match: RegExpExecArray): { value: string; start: number; end: number } {
  const value = match[1] ?? match[0]
  const start = match.index + match[0].lastIndexOf(value)
  return { value, start, end: start + value.length }
}

export const wholeOf = ({ 0: whole, index }: RegExpExecArray) => ({ start: index, end: index + whole.length })
