const HIDDEN = '***'
const ID_HEAD = 6
const MOBILE_HEAD = 3
const TAIL = 4
const ADDRESS_HEAD = 6
/** A town near the beginning, before anything that leads to a door. */
const UP_TO_TOWN = /^[^\d路巷弄村号栋]{2,20}?(?:镇|乡|街道)/

/** 赵甲禾 → 赵*禾, 王甲 → 王*. */
export function maskName(name: string): string {
  const [first = '', ...rest] = [...name]
  const last = rest.length > 1 ? rest.at(-1) : ''
  return first + '*'.repeat(rest.length > 1 ? rest.length - 1 : 1) + last
}

/** 99010219900101123X → 990102********123X. */
export const maskIdCard = (number: string): string => maskMiddle(number, ID_HEAD)

/** 11012340001 → 110****0001. */
export const maskMobile = (number: string): string => maskMiddle(number, MOBILE_HEAD)

/** Up to the town; where none is named, the first six characters, of a short address at most half. */
export function maskAddress(address: string): string {
  if (address === '') return ''
  const town = UP_TO_TOWN.exec(address)?.[0]
  return (town ?? address.slice(0, Math.min(ADDRESS_HEAD, Math.floor(address.length / 2)))) + HIDDEN
}

function maskMiddle(text: string, head: number): string {
  const hidden = text.length - head - TAIL
  return hidden > 0 ? text.slice(0, head) + '*'.repeat(hidden) + text.slice(-TAIL) : '*'.repeat(text.length)
}
