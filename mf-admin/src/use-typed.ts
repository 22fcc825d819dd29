import { useEffect, useState } from 'react'

const QUIET_MS = 250

/** The words to look for, which follow what is typed once nothing more has been typed for a moment. */
export function useTyped(): [words: string, type: (text: string) => void] {
  const [typed, type] = useState('')
  const [words, look] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => look(typed.trim()), QUIET_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return [words, type]
}
