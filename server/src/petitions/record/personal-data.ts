import type { FieldKeys } from '../../platform/keys/field-keys'

/** Which row of petition_person. */
export interface PersonRow {
  readonly provinceCode: string
  readonly petitionId: string
  readonly seq: number
}

/** What is never legible in the database. */
export interface PersonalNumbers {
  readonly idCard: string
  readonly mobile: string
}

/** How the row carries it: encrypted, beside keyed digests that find equal ones. */
export interface SealedNumbers {
  readonly id_card: string
  readonly mobile: string
  readonly id_card_hash: string
  readonly mobile_hash: string
}

const ENCRYPTED = 'sm4.'

export const sealNumbers = (keys: FieldKeys, row: PersonRow, { idCard, mobile }: PersonalNumbers): SealedNumbers => ({
  id_card: sealed(keys, idCard, placeOf(row, 'id_card')),
  mobile: sealed(keys, mobile, placeOf(row, 'mobile')),
  id_card_hash: idCard && idCardDigests(keys, idCard)[0],
  mobile_hash: mobile && mobileDigests(keys, mobile)[0],
})

/** The only way back. Rows from before there was encryption are read as they are until they have been encrypted. */
export const openNumbers = (
  keys: FieldKeys,
  row: PersonRow,
  stored: Pick<SealedNumbers, 'id_card' | 'mobile'>,
): PersonalNumbers => ({
  idCard: opened(keys, stored.id_card, placeOf(row, 'id_card')),
  mobile: opened(keys, stored.mobile, placeOf(row, 'mobile')),
})

/** What rows with this certificate number may carry as digest. */
export const idCardDigests = (keys: FieldKeys, idCard: string): readonly [string, ...string[]] =>
  keys.digests(idCard.trim().toUpperCase(), 'id_card')

export const mobileDigests = (keys: FieldKeys, mobile: string): readonly [string, ...string[]] =>
  keys.digests(mobile.trim(), 'mobile')

const placeOf = ({ provinceCode, petitionId, seq }: PersonRow, field: keyof SealedNumbers): string =>
  `petition_person.${field}:${provinceCode}:${petitionId}:${seq}`

const sealed = (keys: FieldKeys, text: string, place: string): string => text && keys.encrypt(text, place)

const opened = (keys: FieldKeys, stored: string, place: string): string =>
  stored.startsWith(ENCRYPTED) ? keys.decrypt(stored, place) : stored
