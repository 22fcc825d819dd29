import { kindsIn, PASSWORD_LENGTH } from '@portal/shared-lib/contract/rules/password'

/** Characters from which three kinds are hard to guess. */
const LONG = 12

export type Strength = '弱' | '中' | '强'

/** How hard a password is to guess, judged by what it is mixed from; undefined while nothing is entered. */
export function strengthOf(password: string): Strength | undefined {
  if (password === '') return undefined
  const kinds = kindsIn(password)
  if (password.length < PASSWORD_LENGTH.min || kinds < 2) return '弱'
  return kinds === 3 && password.length >= LONG ? '强' : '中'
}
