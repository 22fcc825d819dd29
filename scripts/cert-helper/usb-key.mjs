/** Wrong PINs until the key locks itself. */
const TRIES = 6

/**
 * A key that is guarded by a PIN, as far as the PIN goes. Once locked it stays so until the stand-in starts again.
 * @param {string} pin @param {import('./kit.mjs').Kit['rules']['HELPER_CODES']} codes
 */
export function createUsbKey(pin, codes) {
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
