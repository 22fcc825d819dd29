import { save } from '@portal/shared-lib'
import type { SignInArgs } from '@portal/shared-lib/contract/calls/identity'
import { navigate } from '@portal/shared-lib/router'
import { useLazyLoginHomePathQuery, useLoginSignInMutation } from './api'

/**
 * Signs in, remembers what the next page needs, and goes home. Throws what the server refuses, and where `signal` is
 * given up meanwhile.
 */
export function useEnter(): (args: SignInArgs, signal: AbortSignal) => Promise<void> {
  const [signIn] = useLoginSignInMutation()
  const [homePath] = useLazyLoginHomePathQuery()
  return async (args, signal) => {
    signal.throwIfAborted()
    const asked = signIn({ args })
    signal.addEventListener('abort', () => asked.abort())
    const { forceUpdate, organisationId } = await asked.unwrap()
    const home = await homePath({}).unwrap()
    signal.throwIfAborted()
    save('forceUpdate', forceUpdate)
    save('orgId', organisationId)
    save('homeUrl', home)
    navigate(home, { replace: true })
  }
}
