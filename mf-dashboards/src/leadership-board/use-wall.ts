import { type RefObject, useCallback, useEffect, useState } from 'react'

/** The board on a wall: it fills the screen, without the portal's frame. Where the browser refuses, it fills the window. */
export function useWall(board: RefObject<HTMLElement | null>): [boolean, (on: boolean) => void] {
  const [isWall, setWall] = useState(false)
  useEffect(() => {
    const follow = () => {
      if (!document.fullscreenElement) setWall(false)
    }
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [])
  const turn = useCallback(
    (on: boolean) => {
      setWall(on)
      if (on) void board.current?.requestFullscreen?.().catch(() => undefined)
      else if (document.fullscreenElement) void document.exitFullscreen()
    },
    [board],
  )
  return [isWall, turn]
}
