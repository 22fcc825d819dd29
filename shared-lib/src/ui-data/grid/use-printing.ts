import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is being printed: then all rows are in it. */
export function usePrinting(): boolean {
  const [printing, print] = useState(false)
  useEffect(() => {
    const media = window.matchMedia('print')
    const look = () => flushSync(() => print(media.matches))
    media.addEventListener('change', look)
    return () => media.removeEventListener('change', look)
  }, [])
  return printing
}
