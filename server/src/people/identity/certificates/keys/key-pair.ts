import type { CertificateKind } from '@portal/shared-lib/contract/rules/certificate'
import type { PublicKeyInfo } from 'pkijs'

/** A private key with what belongs to it. */
export interface KeyPair {
  readonly kind: CertificateKind
  readonly publicKey: PublicKeyInfo
  /** PKCS#8, PEM. */
  readonly pem: string
  /** Signature by the digest of the kind: SHA-256 or SM3. SM2 in DER. */
  sign(data: Uint8Array): Uint8Array
  /** The text that was sealed for the key; undefined where it was not, or somebody changed it. */
  open(sealed: Uint8Array): string | undefined
}
