import { send } from '@portal/shared-lib'
import { challenge } from '@portal/shared-lib/contract/calls/certificates'
import { wrongPinText } from '@portal/shared-lib/contract/rules/certificate'
import { HELPER_CODES } from '@portal/shared-lib/contract/rules/certificate-helper'
import { KeyTrouble } from './key-trouble'
import { type Helper, HelperRefusal } from './local-program'

/** A challenge of the server's and its signature, as both sign-in and binding send them. */
export interface SignedChallenge {
  readonly message: string
  readonly signature: string
}

/** Opens the certificate on the key that is inserted; the answer is the helper's name for it. */
export async function openCertificate(helper: Helper, pin: string): Promise<string> {
  const certificate = await helper('selectCertificate')
  try {
    await helper('verifyPin', certificate, pin)
  } catch (error) {
    if (!(error instanceof HelperRefusal) || error.code !== HELPER_CODES.wrongPin) throw error
    throw new KeyTrouble(wrongPinText(await helper('pinRetryCount', certificate)))
  }
  return certificate
}

/** Signs a new challenge with a certificate that is open. */
export async function signChallenge(helper: Helper, certificate: string): Promise<SignedChallenge> {
  const { data, error } = await send(challenge, {})
  if (error) throw new KeyTrouble(error.message)
  return { message: data.message, signature: await helper('signPkcs7', certificate, data.message) }
}
