const DIGITS = '零一二三四五六七八九'
/** A reader of print takes 千 for 干. */
const UNITS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000, 干: 1000 }
const TEN_THOUSAND = 10_000

/** Written in Han characters, with units. */
export const NUMERAL = '[一二两三四五六七八九十百千干万]'

/** 两万四千: 24000. A numeral that makes no sense is some number or other; callers look whether it fits. */
export function numberOf(numeral: string): number {
  const [most, least] = numeral.includes('万') ? numeral.split('万') : ['', numeral]
  return belowTenThousand(most ?? '') * TEN_THOUSAND + belowTenThousand(least ?? '')
}

function belowTenThousand(numeral: string): number {
  let [sum, digit] = [0, 0]
  for (const character of numeral.replaceAll('两', '二')) {
    const unit = UNITS[character]
    if (unit === undefined) digit = DIGITS.indexOf(character)
    else {
      sum += (digit || 1) * unit
      digit = 0
    }
  }
  return sum + digit
}

/** 二五 of 二〇二五: digit by digit. */
export const digitsOf = (numerals: string): string =>
  [...numerals].map(character => String(Math.max(DIGITS.indexOf(character), 0))).join('')
