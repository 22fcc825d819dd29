import { type RefObject, useEffect, useState } from 'react'

/**
 * Plays a stream in an element. Browsers may refuse to let a voice be heard in a window in which nothing was clicked
 * yet: `blocked` says so, and `play`, called by a click, mends it.
 */
export function usePlaying(element: RefObject<HTMLMediaElement | null>, stream: MediaStream | undefined) {
  const [blocked, setBlocked] = useState(false)
  const play = () =>
    void element.current?.play().then(
      () => setBlocked(false),
      // Anything else: another stream has taken this one's place.
      (error: unknown) => setBlocked(error instanceof DOMException && error.name === 'NotAllowedError'),
    )
  // biome-ignore lint/correctness/useExhaustiveDependencies: plays when there is something else to play
  useEffect(() => {
    if (!element.current) return
    element.current.srcObject = stream ?? null
    if (stream) play()
  }, [stream])
  return { blocked, play }
}
