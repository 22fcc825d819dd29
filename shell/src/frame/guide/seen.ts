import { send } from '@portal/shared-lib'
import { noteSeen, type SeenAnswer, seen } from '@portal/shared-lib/contract/calls/account'
import { useEffect, useSyncExternalStore } from 'react'
import { atRest } from '../../federation/at-rest'
import { RELEASE } from './release'

/** The tour as it is now; a number that grows shows it to everybody once more. */
const TOUR = '1'

interface Unseen {
  readonly tour: boolean
  readonly news: boolean
}

const NOTHING: Unseen = { tour: false, news: false }

let unseen = NOTHING
const listeners = new Set<() => void>()

/** What the person has not seen yet, once the server has said so. Asked for while the page rests: nobody waits for it. */
export function useUnseen(): Unseen {
  useEffect(() => {
    let isOver = false
    const ask = async () => {
      const { data } = await send(seen, {})
      if (data && !isOver) set(unseenOf(data))
    }
    const giveUp = atRest(() => void ask())
    return () => {
      isOver = true
      giveUp()
      set(NOTHING)
    }
  }, [])
  return useUnseenNow()
}

/** The same beside it, without asking once more. */
export const useUnseenNow = (): Unseen => useSyncExternalStore(subscribe, () => unseen)

const unseenOf = ({ tour, news }: SeenAnswer): Unseen => ({ tour: tour !== TOUR, news: news !== RELEASE })

/** Keeps at the server that the person has seen it; where that fails it is shown as new once more. */
export function markSeen(what: keyof Unseen): void {
  if (!unseen[what]) return
  set({ ...unseen, [what]: false })
  void send(noteSeen, { what, which: what === 'tour' ? TOUR : RELEASE })
}

function set(next: Unseen): void {
  unseen = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
