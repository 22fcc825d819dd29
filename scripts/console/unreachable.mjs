/** Codes for certificates that nobody has signed whom Node trusts. */
const UNTRUSTED =
  /^(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_(VERIFY_LEAF_SIGNATURE|GET_ISSUER_CERT\w*))$/

/** Why `fetch` threw, in words for the terminal. @param {URL | string} address @param {Error} error @returns {string} */
export function unreachable(address, { message, cause }) {
  const { code = '', message: reason = message } = /** @type {NodeJS.ErrnoException} */ (cause ?? {})
  if (!UNTRUSTED.test(code)) return `Nothing answers at ${address}: ${reason}`
  return `${address} has a certificate that Node does not trust (${reason}). Put NODE_EXTRA_CA_CERTS=<file.pem> before the command, with the certificate of who has signed it.`
}
