import type { SignInMode } from '@portal/shared-lib/contract/rules/sign-in'
import { refuse } from '../../platform/refusal'
import type { Services } from '../../platform/services'

/** Refuses what belongs to a way to sign in that the province does not offer. */
export function requireMode({ config }: Services, mode: SignInMode): void {
  if (!config.signInModes.includes(mode)) refuse('modeNotOffered')
}
