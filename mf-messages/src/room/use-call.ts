import { useEffect, useRef, useSyncExternalStore } from 'react'
import { type Member, useMeetingsShowDevicesMutation } from '../meeting/api'
import type { Call } from './call/call'
import { useAttendance } from './use-attendance'

const NOBODY: readonly Member[] = []

/** A call with its members: it follows who comes and goes, and they are told what is on here. */
export function useCall(call: Call, onLeft: (reason: string) => void) {
  const { roomId } = call
  const { peerId } = call.entered
  const state = useSyncExternalStore(call.subscribe, () => call.state)
  const data = useAttendance({ roomId, peerId }, reason => {
    call.leave()
    onLeft(reason)
  })
  useEffect(() => {
    if (data) call.follow(data.members, data.lastSignal)
  }, [call, data])
  const [tell] = useMeetingsShowDevicesMutation()
  const { microphone, camera, sharing } = state.devices
  useEffect(() => {
    void tell({ args: { roomId, peerId, microphone, camera, sharing } })
  }, [tell, roomId, peerId, microphone, camera, sharing])
  useLeaving(call)
  return { state, members: data?.members ?? NOBODY }
}

/** Leaves with the page, but not where React only looks whether effects clean up after themselves. */
function useLeaving(call: Call): void {
  const leaving = useRef<number>(undefined)
  useEffect(() => {
    clearTimeout(leaving.current)
    return () => {
      leaving.current = window.setTimeout(call.leave)
    }
  }, [call])
}
