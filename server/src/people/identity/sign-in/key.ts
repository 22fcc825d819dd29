import { CERTIFICATE_TEXTS } from '@portal/shared-lib/contract/rules/certificate'
import { refuseRule } from '../../../platform/refusal'
import { findPost, type SignInPost } from '../accounts'
import { isBound } from '../certificates/bindings'
import { readServerKeys } from '../certificates/folder'
import { NotProven } from '../certificates/not-proven'
import { type Signer, signerOfChallenge } from '../certificates/signer'
import { checkPassword } from '../sign-on/directory'
import type { Prove, SignInAsk } from './proof'

/** With a key: its certificate, bound to the account, signed a challenge, and the password came sealed for the server. */
export const proveByKey: Prove = async ask => {
  const { args, db, services, request } = ask
  const folder = services.config.certificateFolder ?? refuseRule(CERTIFICATE_TEXTS.noServerCertificate)
  const post = await findPost(db, args.username, args.organisationId)
  try {
    const signer = await signerOfChallenge(args, folder, db, services.now())
    await checkAccount(ask, folder, signer, post)
    return { post, proven: true }
  } catch (error) {
    if (!(error instanceof NotProven)) throw error
    request.log.info({ why: error.why }, 'key sign-in refused')
    return { post, proven: false }
  }
}

/** The password is tried whether or not the certificate is the account's: the time is the same. */
async function checkAccount(ask: SignInAsk, folder: string, signer: Signer, post: SignInPost | undefined) {
  const password = await opened(folder, ask.args.password)
  const { proven: isRight } = await checkPassword(ask, post, password)
  if (!post || !(await isBound(ask.db, post.personId, signer))) throw new NotProven('notBound')
  if (!isRight) throw new NotProven('password')
}

/** Whichever key of the server's the password was sealed for: each notices what was not meant for it. */
async function opened(folder: string, sealed: string): Promise<string> {
  const bytes = Buffer.from(sealed, 'base64')
  for (const key of await readServerKeys(folder)) {
    const text = key.open(bytes)
    if (text !== undefined) return text
  }
  throw new NotProven('sealed')
}
