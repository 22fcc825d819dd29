import type { ComposedRemote } from '@portal/shared-lib'
import { endTakenOver } from './take-over'

/** Where the portal's page shows what was rendered at build, until the remote is there. */
const PLACE = 'first-picture'

/**
 * The page as it was rendered, for the remote that takes it over; there is one at most, and only for the page that was
 * opened. Any other remote's coming takes it away.
 */
export function firstPictureOf({ pack, routes }: ComposedRemote, path: string): HTMLElement | undefined {
  const place = document.getElementById(PLACE)
  // A remote that is tried may look otherwise.
  const isOwn = !pack && routes.some(route => route.prerender && route.path === path)
  if (place && isOwn && place.dataset.page === path) return place
  dropFirstPicture()
  return undefined
}

export function dropFirstPicture(): void {
  const place = document.getElementById(PLACE)
  if (!place) return
  place.remove()
  void endTakenOver(place)
}

/** Older browsers lose the cursor of what is moved. */
const MOVES = 'moveBefore' in Element.prototype

/** Takes it in, with the cursor where it is. */
export function moveIn(picture: HTMLElement, parent: HTMLElement): void {
  picture.removeAttribute('id')
  if (MOVES) {
    parent.moveBefore(picture, null)
    return
  }
  const { activeElement } = document
  const stay = activeElement instanceof HTMLInputElement ? keepSelection(activeElement) : undefined
  parent.append(picture)
  stay?.()
}

function keepSelection(field: HTMLInputElement): () => void {
  const { selectionStart, selectionEnd } = field
  return () => {
    field.focus({ preventScroll: true })
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
  }
}

/** What stood around the page until the frame is there, or a page that has none. */
export const dropFirstFrame = (): void => document.getElementById('first-frame')?.remove()
