import { useSyncExternalStore } from 'react'

/** As the style sheets say it: a phone, or 1366 pixels at 200 percent; and of these a phone held upright. */
const [NARROW, UPRIGHT] = ['screen and (max-width: 699px)', 'screen and (max-width: 479px)']
/** Pixels for a text in half a card. */
const [HALF, UPRIGHT_HALF] = [200, 130]

function onWidth(listener: () => void): () => void {
  const queries = [NARROW, UPRIGHT].map(media => window.matchMedia(media))
  for (const query of queries) query.addEventListener('change', listener)
  return () => {
    for (const query of queries) query.removeEventListener('change', listener)
  }
}

const isTrue = (media: string) => window.matchMedia(media).matches
const halfNow = () => (isTrue(UPRIGHT) ? UPRIGHT_HALF : isTrue(NARROW) ? HALF : undefined)

/**
 * Where columns beside each other would leave no room for what their rows are about: the pixels that half a card has for
 * a heading and its value. Undefined where there is room.
 */
export const useHalf = (): number | undefined => useSyncExternalStore(onWidth, halfNow)
