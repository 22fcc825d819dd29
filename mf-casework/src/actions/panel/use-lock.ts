import { send } from '@portal/shared-lib'
import { lockPetition, unlockPetition } from '@portal/shared-lib/contract/calls/locks'
import { useEffect, useRef, useState } from 'react'

/** Milliseconds between two times of saying that one is writing; the mark lapses by itself after three minutes. */
const AGAIN = 100_000
/** Milliseconds without a keystroke after which nobody is kept waiting any more. */
const IDLE = 300_000

/**
 * Says that the user is writing on a petition as long as that is so; answers who else is, empty for nobody. `typedAt`:
 * when the user typed last, 0 for not yet. Where there is no petition nobody is told.
 */
export function useLock(petitionNo: string, typedAt: number): string {
  const [heldBy, setHeldBy] = useState('')
  const last = useRef(typedAt)
  useEffect(() => {
    last.current = typedAt
  })
  const period = Math.floor(typedAt / AGAIN)
  useEffect(() => {
    if (period === 0 || !petitionNo) return
    let isOver = false
    const say = async () => {
      const { data } = await send(lockPetition, { petitionNo })
      if (data && !isOver) setHeldBy(data.heldBy)
    }
    void say()
    const timer = setInterval(() => Date.now() - last.current < IDLE && void say(), AGAIN)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [petitionNo, period])
  useEffect(
    () => () => {
      if (last.current > 0 && petitionNo) void send(unlockPetition, { petitionNo }, { keepalive: true })
    },
    [petitionNo],
  )
  return heldBy
}
