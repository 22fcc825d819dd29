import type { ErrorName } from '@portal/shared-lib/contract/errors'
import type { SignInArgs } from '@portal/shared-lib/contract/identity'
import type { OpenAsk } from '../../../platform/route'
import type { SignInPost } from '../accounts'
import type { SignOnTicket } from '../sign-on/tickets'

export type SignInAsk = OpenAsk<SignInArgs>

/** What a way to sign in found out: whose post was meant, if any, and whether it is proven that its holder asks. */
export interface Proof {
  readonly post: SignInPost | undefined
  readonly proven: boolean
  /** The provider or directory that proved it; without it the portal has. */
  readonly by?: SignOnTicket | undefined
  /** What is answered where it is not proven; the same whatever was wrong. */
  readonly refusal?: ErrorName
}

/**
 * A way to sign in. It takes as long for a post that does not exist as for one that does, and throws only where it
 * could try nothing: that is not counted as a failure.
 */
export type Prove = (ask: SignInAsk) => Promise<Proof>
