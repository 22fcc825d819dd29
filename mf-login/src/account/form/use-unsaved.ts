import { markUnsaved } from '@portal/shared-lib/router'
import { useCallback, useEffect, useRef } from 'react'

/** Has the portal ask before unsaved text is left behind. Answers a way to say at once that it is saved. */
export function useUnsaved(what: string, unsaved: boolean): () => void {
  const release = useRef(() => {})
  const saved = useCallback(() => release.current(), [])
  useEffect(() => {
    if (!unsaved) return
    release.current = markUnsaved(what)
    return saved
  }, [what, unsaved, saved])
  return saved
}
