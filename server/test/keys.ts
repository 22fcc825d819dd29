import { fieldKeys } from '../src/keys/field-keys'

/** The same for all tests, so that a database and the templates that it is copied from agree. */
export const TEST_FIELD_KEYS = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8='

export const testKeys = fieldKeys(TEST_FIELD_KEYS)
