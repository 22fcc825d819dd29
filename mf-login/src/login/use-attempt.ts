import { useEffect, useRef, useState } from 'react'

/** One try at a time, which can be given up. */
export function useAttempt() {
  const [busy, setBusy] = useState(false)
  const own = useRef<AbortController>(undefined)
  useEffect(() => () => own.current?.abort(), [])
  return {
    busy,
    /** Brings the signal that tells when it was given up. */
    begin: () => {
      const controller = new AbortController()
      own.current = controller
      setBusy(true)
      return controller.signal
    },
    end: () => {
      own.current?.abort()
      setBusy(false)
    },
  }
}
