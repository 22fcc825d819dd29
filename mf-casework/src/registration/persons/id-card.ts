import { formatDay } from '@portal/shared-lib'
import { birthDateOf, isIdCard } from '@portal/shared-lib/contract/rules/person'

/** Place of the digit that is odd for men. */
const GENDER_DIGIT = 16
const REGION_DIGITS = 6
const CODE_DIGITS = 12

/** What a resident's identity card tells by its number. */
export interface ToldByCard {
  readonly birthDate: string
  /** 1 male, 2 female. */
  readonly gender: '1' | '2'
  /** County in which it was first issued. */
  readonly regionCode: string
  readonly age: number
}

/** Undefined where the number is none, or not complete yet. */
export function toldByCard(number: string, today = formatDay(new Date())): ToldByCard | undefined {
  const card = number.trim().toUpperCase()
  if (!isIdCard(card, today, false)) return undefined
  const birthDate = birthDateOf(card)
  return {
    birthDate,
    gender: Number(card[GENDER_DIGIT]) % 2 === 1 ? '1' : '2',
    regionCode: card.slice(0, REGION_DIGITS).padEnd(CODE_DIGITS, '0'),
    age: ageOn(today, birthDate),
  }
}

const YEAR_DIGITS = 4
const ageOn = (today: string, birthDate: string): number =>
  Number(today.slice(0, YEAR_DIGITS)) -
  Number(birthDate.slice(0, YEAR_DIGITS)) -
  (today.slice(YEAR_DIGITS) < birthDate.slice(YEAR_DIGITS) ? 1 : 0)
