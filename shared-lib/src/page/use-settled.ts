import { useEffect, useState } from 'react'

/** Milliseconds without a key. */
const QUIET_MS = 300

/** A value that changes no more while somebody is typing. */
export function useSettled<Value>(value: Value, quietMs = QUIET_MS): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quietMs)
    return () => clearTimeout(timer)
  }, [value, quietMs])
  return settled
}
