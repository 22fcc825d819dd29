import { useEffect, useState } from 'react'
import { markUnsaved, watchUnsaved } from '../router'

/** Closing a form in a dialog: asks first where something would be lost. `what` names it to the user. */
export function useLeaving(what: string, unsaved: boolean, onClose: () => void): () => void {
  const [mayClose] = useState(watchUnsaved)
  useEffect(() => (unsaved ? markUnsaved(what) : undefined), [what, unsaved])
  const leave = async () => {
    if (await mayClose()) onClose()
  }
  return () => void leave()
}
