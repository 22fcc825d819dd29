/**
 * The browser's top layer: modal dialogs, popovers, what fills the screen. What entered last stands above all else,
 * whatever its z-index.
 */
type Listener = (element: Element) => void

const listeners = new Set<Listener>()
/** In the order in which they were opened. */
let dialogs: HTMLDialogElement[] = []
let watching = false

/** Calls back with what has entered the top layer or left it. */
export function onTopLayerChange(listener: Listener): void {
  listeners.add(listener)
  if (!watching) watch()
  watching = true
}

/** The dialog that was opened last: where it is modal, all outside of it is out of reach. */
export const topDialog = () => dialogs.findLast(dialog => dialog.isConnected && dialog.open)

/** Puts a popover above everything that is in the top layer now. */
export function raise(popover: HTMLElement): void {
  if (!popover.isConnected || !('showPopover' in popover)) return
  if (popover.matches(':popover-open')) popover.hidePopover()
  popover.showPopover()
}

function watch(): void {
  new MutationObserver(records => {
    for (const { target } of records) if (target instanceof HTMLDialogElement) note(target)
  }).observe(document.documentElement, { subtree: true, attributeFilter: ['open'] })
  const toggled = ({ target }: Event) => isPopover(target) && tell(target)
  document.addEventListener('toggle', toggled, { capture: true })
  document.addEventListener('fullscreenchange', () => tell(document.fullscreenElement ?? document.documentElement))
}

/** What else toggles is told of already, or stays where it is: the dialogs, and what folds. */
const isPopover = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && target.hasAttribute('popover')

function note(dialog: HTMLDialogElement): void {
  dialogs = dialogs.filter(other => other !== dialog && other.isConnected)
  if (dialog.open) dialogs.push(dialog)
  tell(dialog)
}

function tell(element: Element): void {
  for (const listener of listeners) listener(element)
}
