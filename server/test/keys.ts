import { fieldKeys } from '../src/platform/keys/field-keys'

export const TEST_KEY = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8='

/** The same for all tests, so that a database and the templates that it is copied from agree. */
export const testKeys = fieldKeys(TEST_KEY)
