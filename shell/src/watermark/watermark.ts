import { store } from '@portal/shared-lib'
import { currentPath } from '../outlet/register'
import { tileOf } from './tile'

/** Milliseconds between two looks whether the watermark is still there. */
const CHECK_INTERVAL = 500
/** Boards and lessons fill walls and screens, and carry none. */
const WITHOUT: readonly string[] = ['/leadershipBoard', '/courseVideoPage']

let element: HTMLElement | undefined

/** Covers every page with organisation and user name, and puts the cover back when it is removed or changed. */
export function watchWatermark(): void {
  keep()
  setInterval(keep, CHECK_INTERVAL)
  store.subscribe(keep)
  // A dialog that opens stands above everything but what is raised after it.
  new MutationObserver(raise).observe(document.body, { subtree: true, attributeFilter: ['open'] })
}

function keep(): void {
  const text = wantedText()
  if (text === undefined) {
    remove()
    return
  }
  const wanted = styleOf(text)
  if (
    element?.isConnected &&
    element.parentElement === document.body &&
    element.style.cssText === wanted &&
    isPlain(element)
  )
    return
  remove()
  element = create(wanted)
  document.body.append(element)
  raise()
}

/** To the top of the browser's top layer, where it knows one. */
function raise(): void {
  if (!element?.isConnected || !('showPopover' in element)) return
  if (element.matches(':popover-open')) element.hidePopover()
  element.showPopover()
}

function wantedText(): string | undefined {
  const { desktop } = store.getState().session
  return desktop && !WITHOUT.includes(currentPath()) ? `${desktop.orgName} ${desktop.userName}` : undefined
}

function create(style: string): HTMLElement {
  const cover = document.createElement('div')
  cover.dataset.watermark = ''
  cover.setAttribute('aria-hidden', 'true')
  cover.setAttribute('popover', 'manual')
  cover.style.cssText = style
  return cover
}

function remove(): void {
  element?.remove()
  element = undefined
}

/** Nothing but what `create` gave it: a class or `hidden` could hide it. */
const isPlain = (cover: HTMLElement) => cover.attributes.length === ATTRIBUTES && !cover.hasChildNodes()
const ATTRIBUTES = 4

const styles = new Map<string, string>()

/** As the browser writes it, so that it can be compared. */
function styleOf(text: string): string {
  const known = styles.get(text)
  if (known) return known
  const probe = document.createElement('div')
  probe.style.cssText = `position: fixed !important; inset: 0px !important; width: auto !important; height: auto !important; margin: 0px !important; padding: 0px !important; border: 0px !important; background-color: transparent !important; z-index: 2147483647 !important; pointer-events: none !important; display: block !important; visibility: visible !important; opacity: 1 !important; background-image: url("${tileOf(text)}") !important; background-repeat: repeat !important;`
  styles.set(text, probe.style.cssText)
  return probe.style.cssText
}
