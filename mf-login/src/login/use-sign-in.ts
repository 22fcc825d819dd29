import { asPortalError, save } from '@portal/shared-lib'
import { SIGN_IN_TEXTS } from '@portal/shared-lib/contract/rules/sign-in'
import { navigate } from '@portal/shared-lib/router'
import { useLazyLoginHomePathQuery, useLazyLoginOrganisationsQuery, useLoginSignInMutation } from '../api'
import type { SignInForm } from './form-state'

/** Asks the organisation once more (type 2), signs in, remembers what the next page needs, and goes home. */
export function useSignIn(): (form: SignInForm) => Promise<{ problem?: string }> {
  const [organisations] = useLazyLoginOrganisationsQuery()
  const [signIn] = useLoginSignInMutation()
  const [homePath] = useLazyLoginHomePathQuery()
  return async ({ username, password, organisation }) => {
    const account = username.trim()
    const organisationId = organisation?.id ?? ''
    try {
      const { list } = await organisations({ loginAccount: account, type: '2', organisationId }).unwrap()
      if (!list.length) return { problem: SIGN_IN_TEXTS.organisation }
      const { forceUpdate } = await signIn({
        args: { username: account, password: password.trim(), organisationId },
      }).unwrap()
      const home = await homePath({}).unwrap()
      save('forceUpdate', forceUpdate)
      save('orgId', organisationId)
      save('homeUrl', home)
      navigate(home, { replace: true })
      return {}
    } catch (error) {
      return { problem: asPortalError(error).message }
    }
  }
}
