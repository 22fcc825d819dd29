import {
  homePath,
  type OrganisationsOfAccountArgs,
  organisationsOfAccount,
  type SignInArgs,
  signIn,
} from '@portal/shared-lib/contract/calls/identity'
import { ask } from '@portal/shared-lib/first'

/** Asked without the store, which comes after the form. */
export const askOrganisations = (args: OrganisationsOfAccountArgs) => ask(organisationsOfAccount, args)
export const askSignIn = (args: SignInArgs, signal: AbortSignal) => ask(signIn, args, { signal })
export const askHomePath = () => ask(homePath, {})

/** The answer; throws what went wrong. */
export async function answerOf<Answer>(asked: ReturnType<typeof ask<unknown, Answer>>): Promise<Answer> {
  const { data, error } = await asked
  if (error) throw error
  return data
}
