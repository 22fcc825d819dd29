import { useEffect, useState } from 'react'

/** What is made of a file after a while; an error goes to the boundary around the view. `make` must not change. */
export function useMade<T>(make: (content: Blob) => Promise<T>, content: Blob): T | undefined {
  const [made, setMade] = useState<{ readonly of: Blob; readonly value: T }>()
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    let left = false
    make(content).then(
      value => left || setMade({ of: content, value }),
      reason => left || setError(reason ?? new Error('unknown')),
    )
    return () => {
      left = true
    }
  }, [make, content])
  if (error !== undefined) throw error
  return made?.of === content ? made.value : undefined
}
