/**
 * How the page and the local certificate helper understand each other. Each vendor's helper has its own numbers: an
 * office with another one changes this file and nothing else.
 */

/** Loopback only: what it hears stays on the machine. */
export const HELPER_PORT = 36157
export const HELPER_ADDRESS = `http://127.0.0.1:${HELPER_PORT}`

/** Milliseconds; meanwhile the user may be choosing a certificate in the helper's own window. */
export const HELPER_LIMIT_MS = 360_000

/** Functions by their numbers; behind each its parameters, and what it answers besides a code. */
export const HELPER_FUNCTIONS = {
  /** `name||certificate&&&name||certificate` of the keys that are inserted. */
  userList: 100,
  /** The certificate to use; the helper asks the user where there are several. */
  selectCertificate: 101,
  /** (certificate) → DER in base64. */
  exportCertificate: 102,
  /** (certificate) → `RSA` or `SM2`. */
  keyAlgorithm: 103,
  /** (certificate) → serial number of the key that holds it. */
  keySerial: 104,
  /** (certificate, PIN). Opens the certificate's private key for this object. */
  verifyPin: 110,
  /** (certificate) → how often a wrong PIN may still be entered. */
  pinRetryCount: 111,
  /** (certificate, text) → bare signature in base64. */
  signPkcs1: 120,
  /** (signer's DER in base64, text, signature). */
  verifyPkcs1: 121,
  /** (certificate, text) → signed data with the text in it, in base64. */
  signPkcs7: 130,
  /** (signed data in base64, text). */
  verifyPkcs7: 131,
  /** (receiver's DER in base64, text) → sealed text in base64, which the receiver alone can open. */
  encrypt: 200,
  /** (certificate, sealed text) → text. */
  decrypt: 201,
  /** Electronic seals on the keys: `name||seal&&&name||seal`. */
  sealList: 300,
  /** (seal) → picture as data URL. */
  sealPicture: 301,
} as const

export type HelperFunction = keyof typeof HELPER_FUNCTIONS

/** What RetVal means where it is a number: done, or why not. Where it is text, it is the answer. */
export const HELPER_CODES = {
  done: 0,
  unknownFunction: 1,
  badParameter: 2,
  noKey: 11,
  wrongPin: 12,
  pinLocked: 13,
  pinNeeded: 14,
  notVerified: 15,
  helperTrouble: 19,
} as const

/** Between the entries of a list, and between the name and the id of an entry. */
export const LIST_MARKS = { entry: '&&&', id: '||' } as const

/** The field of the answer. */
export const HELPER_ANSWER = 'RetVal'

/** A question to the helper. `object` is a GUID: what was opened by a PIN is open for the same object only. */
export function helperQuestion(name: HelperFunction, object: string, parameters: readonly string[]): object {
  const numbered = parameters.map((value, at) => [`Param${at + 1}`, value] as const)
  return { FuncId: HELPER_FUNCTIONS[name], ObjGuid: object, ...Object.fromEntries(numbered) }
}
