/**
 * How much of a datum stays to be read: so many characters of its beginning and its end; of an address so many places,
 * the city, its county, its town.
 */
export interface Mask {
  readonly head: number
  readonly tail: number
}

interface MaskRule {
  readonly title: string
  /** As delivered, and the most that may ever stay to be read: no more than tells two petitions apart (个人信息保护法 第五十一条). */
  readonly most: Mask
  /** Invented. */
  readonly example: string
}

export const MASK_KINDS = ['idCard', 'mobile', 'name', 'address'] as const
export type MaskKind = (typeof MASK_KINDS)[number]

export const MASK_RULES: Readonly<Record<MaskKind, MaskRule>> = {
  idCard: { title: '证件号', most: { head: 6, tail: 4 }, example: '99010219900101123X' },
  mobile: { title: '电话', most: { head: 3, tail: 4 }, example: '11012340001' },
  name: { title: '姓名', most: { head: 1, tail: 1 }, example: '赵甲禾' },
  address: { title: '住址', most: { head: 3, tail: 0 }, example: '安澜市石渡县荷塘镇柳岸村12号' },
}

export type Masks = Readonly<Partial<Record<MaskKind, Mask>>>

let current: Masks = {}

/** How data are masked from now on, as the security officer has set it; what is not set is as delivered. */
export function setMasks(masks: Masks): void {
  current = masks
}

/** A datum with a mask, never less masked than delivered. */
export function maskAs(kind: MaskKind, text: string, mask: Mask = current[kind] ?? MASK_RULES[kind].most): string {
  const { most } = MASK_RULES[kind]
  const fit = { head: Math.min(mask.head, most.head), tail: Math.min(mask.tail, most.tail) }
  return HOW[kind](text, fit)
}

/** 赵甲禾 → 赵*禾, 王甲 → 王*. */
export const maskName = (name: string): string => maskAs('name', name)
/** 99010219900101123X → 990102********123X. */
export const maskIdCard = (number: string): string => maskAs('idCard', number)
/** 11012340001 → 110****0001. */
export const maskMobile = (number: string): string => maskAs('mobile', number)
/** 安澜市石渡县荷塘镇柳岸村12号 → 安澜市石渡县荷塘镇***. */
export const maskAddress = (address: string): string => maskAs('address', address)

const HOW: Readonly<Record<MaskKind, (text: string, mask: Mask) => string>> = {
  idCard: middleOf(MASK_RULES.idCard),
  mobile: middleOf(MASK_RULES.mobile),
  name: (name, { head, tail }) => {
    const characters = [...name]
    const shownAtEnd = characters.length > 2 ? tail : 0
    const hidden = Math.max(characters.length - head - shownAtEnd, 1)
    return characters.slice(0, head).join('') + '*'.repeat(hidden) + endOf(characters, shownAtEnd).join('')
  },
  address: (address, { head }) => (address === '' ? '' : placesOf(address, head) + HIDDEN),
}

/** What would have no middle as delivered is hidden whole. */
function middleOf({ most }: MaskRule) {
  return (text: string, { head, tail }: Mask): string => {
    if (text.length <= most.head + most.tail) return '*'.repeat(text.length)
    return text.slice(0, head) + '*'.repeat(text.length - head - tail) + text.slice(text.length - tail)
  }
}

const endOf = (characters: readonly string[], count: number) => characters.slice(characters.length - count)

const HIDDEN = '***'
/** Where no town is named: of a short address at most half. */
const ADDRESS_HEAD = 6
/** Near the beginning, before anything that leads to a door. */
const UP_TO_TOWN = /^[^\d路巷弄村号栋]{2,20}?(?:镇|乡|街道)/
const UP_TO_COUNTY = /^[^\d路巷弄村号栋]{2,12}?(?:县|(?<![小社])区)/
const UP_TO_CITY = /^[^\d路巷弄村号栋]{2,8}?(?:市|州|盟)/

/** The places with which an address begins; never more than the delivered mask shows of it. */
function placesOf(address: string, places: number): string {
  const town = UP_TO_TOWN.exec(address)?.[0]
  const most = town ?? address.slice(0, Math.min(ADDRESS_HEAD, Math.floor(address.length / 2)))
  if (places === MASK_RULES.address.most.head) return most
  const [city, county] = [UP_TO_CITY, UP_TO_COUNTY].map(upTo => upTo.exec(address)?.[0] ?? '')
  return (['', city, county || city][places] ?? '').slice(0, most.length)
}
