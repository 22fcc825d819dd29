import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'

/** The signature of a packed version, beside its `pack.json`: base64, Ed25519 over the bytes of that file. */
export const SIGNATURE = 'pack.sig'

/**
 * @param pem private key
 * @returns `signer`: the public key as provinces list it, base64 of its SPKI
 */
export function signed(bytes: Buffer, pem: string): { signature: string; signer: string } {
  const key = createPrivateKey(pem)
  if (key.asymmetricKeyType !== 'ed25519')
    throw new Error(`Packs are signed with Ed25519, not ${key.asymmetricKeyType}`)
  const signer = createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64')
  return { signature: sign(null, bytes, key).toString('base64'), signer }
}

/** Why bytes are not to be trusted, in words; undefined where one of the signers has signed them. */
export function distrustOf(bytes: Buffer, signature: string | undefined, signers: string[]) {
  if (signature === undefined) return 'is not signed: pack it with --sign'
  const known = signers.some(signer => verify(null, bytes, keyOf(signer), Buffer.from(signature, 'base64')))
  return known ? undefined : 'is not signed by any of packSigners in province.json'
}

function keyOf(signer: string) {
  return createPublicKey({ key: Buffer.from(signer, 'base64'), format: 'der', type: 'spki' })
}
