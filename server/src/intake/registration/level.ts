/** Digits of a region's code that are not noughts, and the level of its offices (DM_JGJB). */
const LEVELS: readonly (readonly [digits: RegExp, level: string])[] = [
  [/^0+$/, '1'],
  [/^\d{2}0{10}$/, '2'],
  [/^\d{4}0{8}$/, '3'],
  [/^\d{6}0{6}$/, '4'],
]
const TOWN = '5'

/** Level at which an organisation of a region registers, DM_JGJB. */
export const levelOf = (regionCode: string): string => LEVELS.find(([digits]) => digits.test(regionCode))?.[1] ?? TOWN
