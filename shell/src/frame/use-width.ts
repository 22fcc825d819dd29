import { useSyncExternalStore } from 'react'

/** Room for the portal's frame: all of it beside each other, folded, or one below the other. As the style sheets say. */
export type Width = 'wide' | 'narrow' | 'phone'

const NARROW = '(max-width: 1199px)'
const PHONE = '(max-width: 699px)'

const isTrue = (media: string) => window.matchMedia(media).matches
const widthNow = (): Width => (isTrue(PHONE) ? 'phone' : isTrue(NARROW) ? 'narrow' : 'wide')

function onWidth(listener: () => void): () => void {
  const queries = [NARROW, PHONE].map(media => window.matchMedia(media))
  for (const query of queries) query.addEventListener('change', listener)
  return () => {
    for (const query of queries) query.removeEventListener('change', listener)
  }
}

export const useWidth = (): Width => useSyncExternalStore(onWidth, widthNow)
