import { type PortalError, send } from '@portal/shared-lib'
import { type FindAnswer, find } from '@portal/shared-lib/contract/calls/finder'
import { useEffect, useState } from 'react'

/** Milliseconds of a pause in typing after which the server is asked. */
const PAUSE = 150
/** One character would mean nearly everything. */
const SHORTEST = 2

interface Found {
  readonly words: string
  readonly data?: FindAnswer
  readonly error?: PortalError
}

/** What the server finds for what was typed. Whoever types on gives up what was asked before. */
export function useFound(words: string) {
  const [found, setFound] = useState<Found>({ words: '' })
  const isAsked = [...words].length >= SHORTEST
  useEffect(() => {
    if (!isAsked) return
    const giveUp = new AbortController()
    const timer = setTimeout(async () => {
      const { data, error } = await send(find, { words }, { signal: giveUp.signal })
      if (!giveUp.signal.aborted) setFound({ words, ...(data ? { data } : error && { error }) })
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      giveUp.abort()
    }
  }, [words, isAsked])
  const isThere = found.words === words
  return {
    data: isAsked && isThere ? found.data : undefined,
    error: isAsked && isThere ? found.error : undefined,
    isWaiting: isAsked && !isThere,
  }
}
