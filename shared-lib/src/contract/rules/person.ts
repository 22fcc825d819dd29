/** Mobile: 11 digits, 1 and then 1–9. */
export const MOBILE = /^1[1-9]\d{9}$/
export const MOBILE_PROBLEM = '手机号码格式不正确'
export const ID_CARD_PROBLEM = '身份证号码格式不正确'

const ID_CARD = /^\d{17}[\dX]$/
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECK_DIGITS = '10X98765432'
/** Region 99 is assigned to nobody: demonstration persons carry it. */
const DEMO_REGION = '99'

/**
 * Whether an 18-character ID-card number is well formed (GB 11643: real birth date not after `today`, check digit).
 * With `strict` off the check digit is not asked of region 99.
 */
export function isIdCard(number: string, today: string, strict = true): boolean {
  if (!ID_CARD.test(number) || !isPastDay(birthDateOf(number), today)) return false
  return number.endsWith(checkDigitOf(number)) || (!strict && number.startsWith(DEMO_REGION))
}

/** Birth date in an ID-card number, `YYYY-MM-DD`. */
export const birthDateOf = (number: string) => `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`

function checkDigitOf(number: string): string {
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(number[place]), 0)
  return CHECK_DIGITS.charAt(sum % CHECK_DIGITS.length)
}

function isPastDay(day: string, today: string): boolean {
  const parsed = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day) && day <= today
}
