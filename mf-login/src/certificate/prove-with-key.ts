import { send } from '@portal/shared-lib'
import { serverCertificate } from '@portal/shared-lib/contract/calls/certificates'
import type { CertificateKind } from '@portal/shared-lib/contract/rules/certificate'
import { type Helper, KeyTrouble, openCertificate, openHelper } from '@portal/shared-lib/key-helper'
import { type SignedChallenge, signChallenge } from './sign-challenge'

/** What signs somebody in by a key. */
export interface KeyProof extends SignedChallenge {
  /** The account's password, which the server alone can read. */
  readonly sealedPassword: string
}

/**
 * Has the key that is inserted sign a challenge of the server's, and the password sealed for the server. The PIN goes
 * to the helper on this machine and nowhere else. Throws `KeyTrouble`.
 */
export async function proveWithKey(password: string, pin: string): Promise<KeyProof> {
  const helper = openHelper()
  const certificate = await openCertificate(helper, pin)
  const sealedPassword = await helper('encrypt', await certificateOfServer(helper, certificate), password)
  return { sealedPassword, ...(await signChallenge(helper, certificate)) }
}

/** Of the same kind as the user's: a key for RSA may know nothing of SM2. */
async function certificateOfServer(helper: Helper, certificate: string): Promise<string> {
  const kind = (await helper('keyAlgorithm', certificate)).toLowerCase() as CertificateKind
  const { data, error } = await send(serverCertificate, { kind })
  if (error) throw new KeyTrouble(error.message)
  return data
}
