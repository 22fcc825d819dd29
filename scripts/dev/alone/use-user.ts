import {
  api,
  type Desktop,
  notify,
  onOutcome,
  onSessionEnd,
  type PortalError,
  readToken,
  send,
  sessionSlice,
  store,
} from '@portal/shared-lib'
import { desktop, organisationsOfAccount, signIn } from '@portal/shared-lib/contract/calls/identity'
import { errors } from '@portal/shared-lib/contract/errors'
import { useEffect, useState } from 'react'
import { type Wishes, withPermissions } from './permissions'

/**
 * Who sits there, as far as the remote knows. `codes` are the permissions it has to do with: where a call is refused for
 * want of one, they are all lost, as the shell would find when it looks again.
 */
export function useUser(codes: readonly string[]) {
  const [desktop, setDesktop] = useState<Desktop>()
  const [wishes, setWishes] = useState<Wishes>({})
  const [lost, setLost] = useState(false)
  useEffect(() => {
    if (readToken()) void readDesktop().then(answer => setDesktop(answer.desktop))
  }, [])
  useEffect(() => watchCalls({ onEnd: () => setDesktop(undefined), onRefused: () => setLost(true) }), [])
  useEffect(() => {
    const { opened, closed } = sessionSlice.actions
    const held = lost ? Object.fromEntries(codes.map(code => [code, false])) : wishes
    store.dispatch(desktop ? opened(withPermissions(desktop, held)) : closed())
  }, [desktop, wishes, lost, codes])
  return {
    async signIn(username: string, password: string) {
      const answer = await signInAs({ username, password })
      if (answer.problem !== undefined) return notify.error(answer.problem)
      setWishes({})
      setDesktop(answer.desktop)
    },
    wish: (url: string, held: boolean) => setWishes({ ...wishes, [url]: held }),
    /** Gives back what was lost by a refused call. */
    restore: () => setLost(false),
  }
}

function watchCalls({ onEnd, onRefused }: { onEnd: () => void; onRefused: () => void }): () => void {
  const stopEnds = onSessionEnd(({ message }) => {
    notify.error(message)
    onEnd()
  })
  const stopOutcomes = onOutcome(({ error }) => {
    if (error?.code === errors.forbidden.code) onRefused()
  })
  return () => {
    stopEnds()
    stopOutcomes()
  }
}

interface Account {
  readonly username: string
  readonly password: string
}

type Answer =
  | { readonly desktop: Desktop; readonly problem?: undefined }
  | { readonly desktop?: undefined; readonly problem: string }

/** Signs in as the sign-in page does, at the first organisation of the account. What was read before is forgotten. */
async function signInAs({ username, password }: Account): Promise<Answer> {
  const offices = await send(organisationsOfAccount, { loginAccount: username, type: '1' })
  if (offices.error) return problemOf(offices.error)
  const organisationId = offices.data.list[0]?.id ?? ''
  const { error } = await send(signIn, { username, password, organisationId })
  if (error) return problemOf(error)
  store.dispatch(api.util.resetApiState())
  return readDesktop()
}

/** Who is signed in, and what they may do. */
async function readDesktop(): Promise<Answer> {
  const { data, error } = await send(desktop, {})
  return data ? { desktop: data } : problemOf(error)
}

const problemOf = ({ message }: PortalError) => ({ problem: message })
