import { api, type Desktop, type PortalError, send, store } from '@portal/shared-lib'
import { desktop, organisationsOfAccount, signIn } from '@portal/shared-lib/contract/calls/identity'

interface Account {
  readonly username: string
  readonly password: string
}

type Answer =
  | { readonly desktop: Desktop; readonly problem?: undefined }
  | { readonly desktop?: undefined; readonly problem: string }

/** Signs in as the sign-in page does, at the first organisation of the account. What was read before is forgotten. */
export async function signInAs({ username, password }: Account): Promise<Answer> {
  const offices = await send(organisationsOfAccount, { loginAccount: username, type: '1' })
  if (offices.error) return problemOf(offices.error)
  const organisationId = offices.data.list[0]?.id ?? ''
  const { error } = await send(signIn, { username, password, organisationId })
  if (error) return problemOf(error)
  store.dispatch(api.util.resetApiState())
  return readDesktop()
}

/** Who is signed in, and what they may do. */
export async function readDesktop(): Promise<Answer> {
  const { data, error } = await send(desktop, {})
  return data ? { desktop: data } : problemOf(error)
}

const problemOf = ({ message }: PortalError) => ({ problem: message })
