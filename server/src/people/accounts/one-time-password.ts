import { randomInt } from 'node:crypto'
import type { Db } from '../../platform/database/connect'
import type { Services } from '../../platform/services'
import { storePassword } from '../identity/store-password'

/** Without those that are taken for one another when they are read out: 0 O, 1 l I. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ'
const DIGITS = '23456789'
const SIGNS = '#@%+=?'
/** Letters, digits and a sign in turn, so that every policy is kept to: 66 bits. */
const PATTERN = [LETTERS, LETTERS, LETTERS, DIGITS, DIGITS, SIGNS, LETTERS, LETTERS, LETTERS, DIGITS, DIGITS, LETTERS]

const newPassword = (): string => PATTERN.map(set => set[randomInt(set.length)]).join('')

/** Gives a person a password that has to be changed at the first sign-in, and answers it; it is kept nowhere. */
export async function storeOneTimePassword(
  db: Db,
  personId: string,
  services: Pick<Services, 'config' | 'now'>,
): Promise<string> {
  const password = newPassword()
  await storePassword(db, personId, password, services)
  await db
    .updateTable('person')
    .set({
      must_change_password: true,
      awaits_password: false,
      password_asked_by: null,
      last_sign_in_at: services.now(),
    })
    .where('id', '=', personId)
    .execute()
  return password
}
