import { newId, useDesktop } from '@portal/shared-lib'
import { useEffect, useRef } from 'react'
import { maySound, playTones } from './sound'
import { useUnread } from './use-unread'

/** Milliseconds in which windows that offer themselves at once hear of each other. */
const WAIT = 200
/** Milliseconds for which one offer stands for all: windows learn of the same news at slightly different times. */
const STANDS = 3000

/** Windows of one browser that may do something which only one of them should. */
interface Volunteers {
  /** Offers this window; true for one of those that do at about the same time. */
  chosen(): Promise<boolean>
  leave(): void
}

/** Joins the windows that volunteer under a name: by a lock, or by word where there are none, which is on plain http. */
export function joinVolunteers(name: string): Volunteers {
  const channel = new BroadcastChannel(name)
  const own = newId()
  let heard: { offer: string; at: number } | undefined
  channel.onmessage = ({ data: offer }: MessageEvent<string>) => {
    heard = { offer, at: performance.now() }
    if (offer < best) best = offer
  }
  let best = own
  return {
    chosen: async () => {
      if (navigator.locks) return await takeLock(name)
      if (heard && performance.now() - heard.at < STANDS) return false
      best = own
      channel.postMessage(own)
      await new Promise(done => setTimeout(done, WAIT))
      return best === own
    },
    leave: () => channel.close(),
  }
}

/** Takes a lock for a while; false where another window has it. */
const takeLock = (name: string): Promise<boolean> =>
  new Promise(resolve => {
    void navigator.locks.request(name, { ifAvailable: true }, async lock => {
      resolve(lock !== null)
      if (lock) await new Promise(done => setTimeout(done, STANDS))
    })
  })

/** Lets the arrival of messages be heard, in one of the windows that the user has open. */
export function ArrivalSound() {
  const userId = useDesktop()?.userId ?? ''
  const unread = useUnread()
  const volunteers = useRef<Volunteers>(undefined)
  const before = useRef(unread)
  useEffect(() => {
    volunteers.current = joinVolunteers(`portal-sound-${userId}`)
    return () => volunteers.current?.leave()
  }, [userId])
  useEffect(() => {
    const arrived = before.current !== undefined && unread !== undefined && unread > before.current
    before.current = unread ?? before.current
    if (arrived && maySound()) void volunteers.current?.chosen().then(chosen => chosen && playTones())
  }, [unread])
  return null
}
