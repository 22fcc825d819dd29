import { onTopLayerChange, raise, topDialog } from '../top-layer/top-layer'

/**
 * Where toasts are drawn, and what must never be missed: above everything, and inside the modal dialog that is open,
 * because nothing outside of it can be reached or is read out.
 */
export function createToastPlace(className: string, role = 'status'): HTMLElement {
  const place = document.createElement('div')
  place.className = className
  place.setAttribute('popover', 'manual')
  place.setAttribute('role', role)
  // A dialog may be taken out of the page together with what is in it.
  const departures = new MutationObserver(() => place.isConnected || settle(place, departures))
  onTopLayerChange(element => element instanceof HTMLDialogElement && settle(place, departures))
  settle(place, departures)
  return place
}

function settle(place: HTMLElement, departures: MutationObserver): void {
  const parent = topDialog() ?? document.body
  departures.disconnect()
  if (place.parentElement !== parent || !place.isConnected) parent.append(place)
  if (parent !== document.body) departures.observe(document.body, { childList: true, subtree: true })
  raise(place)
}
