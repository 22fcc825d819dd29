import { send } from '@portal/shared-lib'
import { challenge } from '@portal/shared-lib/contract/calls/certificates'
import { type Helper, KeyTrouble } from '@portal/shared-lib/key-helper'

/** A challenge of the server's and its signature, as both sign-in and binding send them. */
export interface SignedChallenge {
  readonly message: string
  readonly signature: string
}

/** Signs a new challenge with a certificate that is open. */
export async function signChallenge(helper: Helper, certificate: string): Promise<SignedChallenge> {
  const { data, error } = await send(challenge, {})
  if (error) throw new KeyTrouble(error.message)
  return { message: data.message, signature: await helper('signPkcs7', certificate, data.message) }
}
