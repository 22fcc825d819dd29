import { asPortalError } from '@portal/shared-lib'
import { SIGN_IN_TEXTS } from '@portal/shared-lib/contract/rules/sign-in'
import { KeyTrouble } from '../certificate/key-trouble'
import { useLazyLoginOrganisationsQuery } from './api'
import type { SignInForm } from './form-state'
import type { FormMode } from './modes'
import { PROOFS } from './proofs'
import { useEnter } from './use-enter'

/**
 * Asks the organisation once more (type 2), proves who the user is, and signs in. Answers with what went wrong. Once
 * `signal` is given up nothing more happens.
 */
export function useSignIn(): (mode: FormMode, form: SignInForm, signal: AbortSignal) => Promise<string | undefined> {
  const [organisations] = useLazyLoginOrganisationsQuery()
  const enter = useEnter()
  return async (mode, form, signal) => {
    const username = form.username.trim()
    const organisationId = form.organisation?.id ?? ''
    try {
      const { list } = await organisations({ loginAccount: username, type: '2', organisationId }).unwrap()
      if (!list.length) return SIGN_IN_TEXTS.organisation
      const proof = await PROOFS[mode](form)
      await enter({ username, organisationId, ...proof }, signal)
      return undefined
    } catch (error) {
      return error instanceof KeyTrouble ? error.message : asPortalError(error).message
    }
  }
}
