import { randomInt } from 'node:crypto'

/** No letters or digits that are taken for one another when read out on the telephone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LENGTH = 8

/** A number by which a fault that a user tells of is found in the log. */
export const newReference = () =>
  Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('')
