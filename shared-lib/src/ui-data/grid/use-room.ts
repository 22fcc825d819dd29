import { useSyncExternalStore } from 'react'

/** As the style sheets say it: a phone, or 1366 pixels at 200 percent; and of these a phone held upright. */
const [NARROW, UPRIGHT] = ['screen and (max-width: 699px)', 'screen and (max-width: 479px)']
/** Pixels within a card. */
const [ROOM, UPRIGHT_ROOM] = [410, 300]

function onWidth(listener: () => void): () => void {
  const queries = [NARROW, UPRIGHT].map(media => window.matchMedia(media))
  for (const query of queries) query.addEventListener('change', listener)
  return () => {
    for (const query of queries) query.removeEventListener('change', listener)
  }
}

const isTrue = (media: string) => window.matchMedia(media).matches
const roomNow = () => (isTrue(UPRIGHT) ? UPRIGHT_ROOM : isTrue(NARROW) ? ROOM : undefined)

/**
 * Where columns beside each other would leave no room for what their rows are about: the pixels that a card has at
 * least. Undefined where there is room.
 */
export const useRoom = (): number | undefined => useSyncExternalStore(onWidth, roomNow)
