import type { SignInArgs } from '@portal/shared-lib/contract/calls/identity'
import { composition, navigate, save } from '@portal/shared-lib/first'
import { answerOf, askHomePath, askSignIn } from './api'

/**
 * Signs in, remembers what the next page needs, and goes home. Throws what the server refuses, and where `signal` is
 * given up meanwhile.
 * @param next the page to which the user goes instead of home
 */
export async function enter(args: SignInArgs, signal: AbortSignal, next?: string): Promise<void> {
  signal.throwIfAborted()
  const { forceUpdate, organisationId, loadAnew } = await answerOf(askSignIn(args, signal))
  const home = await answerOf(askHomePath())
  signal.throwIfAborted()
  save('forceUpdate', forceUpdate)
  save('orgId', organisationId)
  save('homeUrl', home)
  // The portal that this person has from now on is another than the one of this page.
  if (loadAnew) return window.location.replace(composition().province.basePath + (next ?? home).replace(/^\//, ''))
  navigate(next ?? home, { replace: true })
}
