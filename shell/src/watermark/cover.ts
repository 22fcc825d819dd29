import { topDialog } from '../top-layer/top-layer'
import { tileOf } from './tile'

/**
 * Written into the element, with `!important`, over `all`: no style sheet, class, animation or transition can then
 * change anything of it. Printed on every page, whether the printer is told to print backgrounds or not.
 */
const STYLE: Readonly<Record<string, string>> = {
  all: 'initial',
  display: 'block',
  position: 'fixed',
  // Not `inset`, which the oldest browsers do not know.
  top: '0',
  right: '0',
  bottom: '0',
  left: '0',
  'z-index': '2147483647',
  'pointer-events': 'none',
  'user-select': 'none',
  'background-repeat': 'repeat',
  '-webkit-print-color-adjust': 'exact',
  'print-color-adjust': 'exact',
}

/** An element that takes no shadow tree, whose rules would win over its own. */
const TAG = 'i'

/** What is done to a cover. */
export type Damage = 'removed' | 'changed' | 'covered'

/** The sheet over everything that carries a text as its watermark. */
export interface Cover {
  readonly text: string
  readonly element: HTMLElement
  readonly attributes: Readonly<Record<string, string>>
  readonly place: HTMLElement
}

/** Beside the body, so that nothing that is done to the body touches it. */
export function putCover(text: string): Cover {
  const element = document.createElement(TAG)
  const attributes = { 'data-watermark': '', 'aria-hidden': 'true', popover: 'manual', style: styleOf(text) }
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  const place = placeOf(element)
  place.append(element)
  return { text, element, attributes, place }
}

/** Where browsers have no popovers (Chromium before 114), an open dialog stands above all that is not in it. */
const placeOf = (element: HTMLElement): HTMLElement =>
  'showPopover' in element ? document.documentElement : (topDialog() ?? document.documentElement)

/** Whether a dialog has opened or gone since then, so that it has to stand elsewhere. */
export const isOutOfPlace = ({ element, place }: Cover) => placeOf(element) !== place

/** Copies that somebody has made, too. */
export function removeCovers(): void {
  for (const element of document.querySelectorAll('[data-watermark]')) element.remove()
}

export function damageOf({ element, attributes, place }: Cover): Damage | undefined {
  if (!element.isConnected || element.parentElement !== place) return 'removed'
  const expected = Object.entries(attributes)
  const changed = element.attributes.length !== expected.length || element.hasChildNodes()
  if (changed || expected.some(([name, value]) => element.getAttribute(name) !== value)) return 'changed'
  return 'showPopover' in element && !element.matches(':popover-open') ? 'covered' : undefined
}

function styleOf(text: string): string {
  const entries = Object.entries({ ...STYLE, 'background-image': `url("${tileOf(text)}")` })
  return entries.map(([name, value]) => `${name}: ${value} !important`).join('; ')
}
