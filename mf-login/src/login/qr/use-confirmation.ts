import { asPortalError, type PortalError } from '@portal/shared-lib'
import { errors } from '@portal/shared-lib/contract/errors'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { enter } from '../enter'
import { useLazyLoginCheckQrTokenQuery } from './api'

/** Milliseconds between two questions after a token. */
const ASK_EVERY = 1200

interface Outcomes {
  /** The picture is of no use; the user decides whether to go on. */
  readonly onEnd: (text: string) => void
  /** Another picture is needed. */
  readonly onRenew: (reason: string) => void
  /** The picture can still be used. */
  readonly onTrouble: (text: string) => void
}

/** Asks whether the token was confirmed on the phone, while the page is seen, and then signs in. */
export function useConfirmation(token: string | undefined, { onEnd, onRenew, onTrouble }: Outcomes): void {
  const [check] = useLazyLoginCheckQrTokenQuery()
  const visible = useVisible()

  const ask = useEffectEvent(async (value: string, signal: AbortSignal): Promise<void> => {
    const { error } = await check({ token: value })
    if (signal.aborted) return
    if (!error) return signInWith(value, signal)
    const refusal = asPortalError(error)
    if (refusal.code === errors.qrExpired.code) return onRenew(refusal.message)
    if (!isPassing(refusal)) return onEnd(refusal.message)
    onTrouble(refusal.code === errors.qrWaiting.code ? '' : refusal.message)
    await pause(ASK_EVERY, signal)
    if (!signal.aborted) await ask(value, signal)
  })
  const signInWith = async (value: string, signal: AbortSignal) => {
    try {
      await enter({ token: value }, signal)
    } catch (error) {
      if (!signal.aborted) onRenew(asPortalError(error).message)
    }
  }

  useEffect(() => {
    if (!token || !visible) return
    const controller = new AbortController()
    void ask(token, controller.signal)
    return () => controller.abort()
  }, [token, visible])
}

const isPassing = ({ code, retry }: PortalError) => code === errors.qrWaiting.code || retry

/** Settles after some milliseconds, or at once when the wait is given up. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise(done => {
    const finish = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', finish)
      done()
    }
    const timer = setTimeout(finish, milliseconds)
    signal.addEventListener('abort', finish)
  })
}

/** Whether the page is in front of the user. */
const useVisible = () => useSyncExternalStore(subscribe, isVisible)

const isVisible = () => document.visibilityState === 'visible'

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
