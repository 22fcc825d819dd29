import { useEffect, useState } from 'react'
import { showPage } from './pdf-page'

/** Whether all pages are shown small, and the way to one of them. */
export function usePages() {
  const [isOverview, overlook] = useState(false)
  const [wanted, want] = useState<{ readonly page: number }>()
  useEffect(() => {
    if (wanted) showPage(wanted.page)
  }, [wanted])
  const go = (page: number) => {
    overlook(false)
    want({ page })
  }
  return { isOverview, overlook, go }
}
