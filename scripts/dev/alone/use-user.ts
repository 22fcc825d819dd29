import { type Desktop, notify, onOutcome, onSessionEnd, readToken, sessionSlice, store } from '@portal/shared-lib'
import { errors } from '@portal/shared-lib/contract/errors'
import { useEffect, useState } from 'react'
import { readDesktop, signInAs } from './account'
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
