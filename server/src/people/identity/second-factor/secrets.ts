import type { Services } from '../../../platform/services'

/** Where a person's secret stands, offered or enrolled: what was encrypted for one is not accepted for another. */
const placeOf = (personId: string) => `second_factor.secret:${personId}`

export const encryptSecret = ({ fieldKeys }: Services, personId: string, secret: string) =>
  fieldKeys.encrypt(secret, placeOf(personId))

export const decryptSecret = ({ fieldKeys }: Services, personId: string, stored: string) =>
  fieldKeys.decrypt(stored, placeOf(personId))
