/** Petition numbers in a text: a channel prefix and 18 letters or digits, also those of other systems. */
export const PETITION_NO = /(?:LX|LD|LF|WT|WJ|XX)[0-9A-Z]{18}/g

export const isPetitionNo = (text: string) => new RegExp(`^${PETITION_NO.source}$`).test(text)

/** Check digit over the 17 digits of a number (ISO 7064 MOD 11,10). */
export function checkDigit(digits: string): string {
  let product = 10
  for (const digit of digits) {
    const sum = (product + Number(digit)) % 10 || 10
    product = (2 * sum) % 11
  }
  return String((11 - product) % 10)
}
