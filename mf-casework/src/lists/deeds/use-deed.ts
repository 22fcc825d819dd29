import { useState } from 'react'
import type { DeedDialogProps, Outcome } from './deed'

/** Does what a dialog was opened for, once what was entered will do. */
export function useDeed({ onDone }: DeedDialogProps, problemOf: () => string, perform: () => Promise<Outcome>) {
  const [problem, tell] = useState('')
  const [busy, setBusy] = useState(false)
  const submit = async () => {
    const found = problemOf()
    tell(found)
    if (found) return
    setBusy(true)
    const outcome = await perform()
    setBusy(false)
    onDone(outcome)
  }
  return { problem, busy, onSubmit: () => void submit() }
}
