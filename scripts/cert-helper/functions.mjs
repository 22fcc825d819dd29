/** @typedef {import('./certificates.mjs').SoftKey} SoftKey */
/** @typedef {string | number} RetVal text that was asked for, or a code */
/** @typedef {{ object: string, parameters: string[] }} Question */
/** @typedef {(question: Question) => RetVal | Promise<RetVal>} Answer */

/** A ring with a star, for demonstrations. */
const SEAL =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" fill="none" stroke="#c00" stroke-width="4">' +
  '<circle cx="50" cy="50" r="46"/><path d="M50 25l15 47-40-29h50l-40 29z" fill="#c00" stroke="none"/></svg>'
const SEAL_ID = 'seal-1'

/**
 * What the helper does, by the names of the map of numbers.
 * @param {import('./kit.mjs').Kit} kit @param {Record<string, SoftKey>} certificates on the key, by name
 * @param {Pick<import('./options.mjs').Options, 'account' | 'pin' | 'inserted'>} options
 * @returns {Record<import('@portal/shared-lib/contract/rules/certificate-helper').HelperFunction, Answer>}
 */
export function createFunctions({ rules, work }, certificates, { account, pin, inserted }) {
  const { HELPER_CODES: codes, LIST_MARKS: marks } = rules
  const usbKey = createUsbKey(pin, codes)
  const names = inserted ? Object.keys(certificates) : []
  /** @param {string[]} ids */
  const listOf = ids => ids.map(id => `${account}${marks.id}${id}`).join(marks.entry)
  const code = (/** @type {boolean} */ isRight) => (isRight ? codes.done : codes.notVerified)

  /** @param {(found: SoftKey, question: Question) => RetVal | Promise<RetVal>} answer @returns {Answer} */
  const ofCertificate = answer => question => {
    const found = certificates[question.parameters[0] ?? '']
    if (!names.length) return codes.noKey
    return found ? answer(found, question) : codes.badParameter
  }
  /** @param {(found: SoftKey, text: string) => RetVal} answer */
  const byPrivateKey = answer =>
    ofCertificate((found, { object, parameters: [id = '', text = ''] }) =>
      usbKey.isOpen(object, id) ? answer(found, text) : codes.pinNeeded,
    )

  return {
    userList: () => listOf(names),
    selectCertificate: () => names[0] ?? codes.noKey,
    exportCertificate: ofCertificate(work.certificateOf),
    keyAlgorithm: ofCertificate(({ key }) => key.kind.toUpperCase()),
    keySerial: ofCertificate((_, { parameters: [id] }) => `SOFT-${id}`),
    verifyPin: ofCertificate((_, { object, parameters: [id = '', entered = ''] }) =>
      usbKey.unlock(entered, object, id),
    ),
    pinRetryCount: ofCertificate(() => String(usbKey.triesLeft())),
    signPkcs1: byPrivateKey(work.signPkcs1),
    verifyPkcs1: async ({ parameters: [certificate = '', text = '', signature = ''] }) =>
      code(await work.verifyPkcs1(certificate, text, signature)),
    signPkcs7: byPrivateKey(work.signPkcs7),
    verifyPkcs7: async ({ parameters: [signature = '', text = ''] }) => code(await work.verifyPkcs7(signature, text)),
    encrypt: ({ parameters: [certificate = '', text = ''] }) => work.encrypt(certificate, text),
    decrypt: byPrivateKey((found, sealed) => work.decrypt(found, sealed) ?? codes.badParameter),
    sealList: () => (inserted ? listOf([SEAL_ID]) : codes.noKey),
    sealPicture: ({ parameters: [seal] }) => {
      if (!inserted) return codes.noKey
      return seal === SEAL_ID ? `data:image/svg+xml;base64,${btoa(SEAL)}` : codes.badParameter
    },
  }
}

/** Wrong PINs until the key locks itself. */
const TRIES = 6

/**
 * A key that is guarded by a PIN, as far as the PIN goes. Once locked it stays so until the stand-in starts again.
 * @param {string} pin @param {import('./kit.mjs').Kit['rules']['HELPER_CODES']} codes
 */
function createUsbKey(pin, codes) {
  let left = TRIES
  /** What is open, and for whom. @type {Set<string>} */
  const open = new Set()

  return {
    /** @param {string} entered @param {string} object @param {string} certificate */
    unlock(entered, object, certificate) {
      if (!left) return codes.pinLocked
      if (entered !== pin) {
        left -= 1
        return left ? codes.wrongPin : codes.pinLocked
      }
      left = TRIES
      open.add(`${object} ${certificate}`)
      return codes.done
    },
    triesLeft: () => left,
    /** @param {string} object @param {string} certificate */
    isOpen: (object, certificate) => open.has(`${object} ${certificate}`),
  }
}
