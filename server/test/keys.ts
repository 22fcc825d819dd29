import { fieldKeys } from '../src/keys/field-keys'

/** The same for all tests, so that a database and the templates that it is copied from agree. */
export const testKeys = fieldKeys('AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=')
