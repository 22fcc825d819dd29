import { wrongPinText } from '../contract/rules/certificate'
import { HELPER_CODES } from '../contract/rules/certificate-helper'
import { KeyTrouble } from './key-trouble'
import { type Helper, HelperRefusal } from './local-program'

/** Opens the certificate on the key that is inserted; the answer is the helper's name for it. Throws `KeyTrouble`. */
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
