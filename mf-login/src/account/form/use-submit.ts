import { asPortalError, newId } from '@portal/shared-lib'
import { useRef, useState } from 'react'
import type { Said } from './outcome'

/** A write as RTK Query hands it out. */
type Write<Args> = (write: { args: Args; requestId: string }) => { unwrap(): Promise<unknown> }

/**
 * Sends a form once: a second click waits for the first, and what is sent again unchanged carries the same request id.
 * Answers nothing on success, otherwise what the server said.
 */
export function useSubmit<Args>(write: Write<Args>) {
  const [said, say] = useState<Said>()
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const attempt = useRef({ text: '', requestId: '' })

  const submit = async (args: Args, saved: string): Promise<string | undefined> => {
    if (running.current) return ''
    const text = JSON.stringify(args)
    if (attempt.current.text !== text) attempt.current = { text, requestId: newId() }
    running.current = true
    setBusy(true)
    const problem = await problemOf(write({ args, requestId: attempt.current.requestId }))
    running.current = false
    setBusy(false)
    if (problem === undefined) attempt.current = { text: '', requestId: '' }
    say(problem === undefined ? { tone: 'success', text: saved } : { tone: 'error', text: problem })
    return problem
  }
  return { submit, busy, said, say }
}

async function problemOf(sent: { unwrap(): Promise<unknown> }): Promise<string | undefined> {
  try {
    await sent.unwrap()
    return undefined
  } catch (error) {
    return asPortalError(error).message
  }
}
