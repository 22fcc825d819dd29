import type { SignInArgs } from '@portal/shared-lib/contract/calls/identity'
import type { SignInForm } from './form-state'
import type { FormMode } from './modes'

type Proof = Pick<SignInArgs, 'password' | 'code' | 'message' | 'signature'>

/** What shows, in each mode, that the user is who the name says. */
export const PROOFS: Readonly<Record<FormMode, (form: SignInForm) => Proof | Promise<Proof>>> = {
  ordinary: ({ password }) => ({ password: password.trim() }),
  code: ({ password, code }) => ({ password: password.trim(), code }),
  key: async ({ password, pin }) => {
    const { proveWithKey } = await import('../certificate/prove-with-key')
    const { sealedPassword, message, signature } = await proveWithKey(password.trim(), pin.trim())
    return { password: sealedPassword, message, signature }
  },
}
