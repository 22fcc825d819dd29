import { useDesktop } from '@portal/shared-lib'
import { useEffect, useRef } from 'react'
import { joinVolunteers, type Volunteers } from './one-of-many'
import { maySound, playTones } from './sound'
import { useUnread } from './use-unread'

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
