import type { Page } from '@playwright/test'

/** A part of a screen: where it lies, in pixels, and how it looks. Where fonts or data decide, nothing is kept. */
export interface Part {
  readonly left?: number
  readonly top?: number
  readonly width?: number
  readonly height?: number
  /** Computed: colour, background, font size and weight, padding, corners. */
  readonly look: string
}

export type Layout = Readonly<Record<string, Part>>

/** Pixels by which fonts of another machine may move something. */
const TOLERANCE = 4

/** The parts of the page that is shown, by kind and name. */
export const layoutOf = (page: Page): Promise<Layout> => page.evaluate(measure)

/** Runs in the page. */
function measure(): Layout {
  type Side = 'left' | 'top' | 'width' | 'height'
  const parts: Record<string, Part> = {}
  const LINE_OF_TITLE = 190
  const lookOf = (element: Element): string => {
    const { color, backgroundColor, fontSize, fontWeight, padding, borderRadius } = getComputedStyle(element)
    return [color, backgroundColor, `${fontSize}/${fontWeight}`, padding, borderRadius].join(' | ')
  }
  // What counts changes, and the greeting by the hour; what it is called does not.
  const nameOf = (element: Element): string =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '')
      .replace(/急?[\d.,%+\-↕↑↓年月日周一二三四五六—:]+|^(凌晨|早上|上午|中午|下午|晚上)好，/g, '')
      .trim()
      .slice(0, 20)
  const note = (kind: string, element: Element | null, sides: readonly Side[], name?: string) => {
    const box = element?.getBoundingClientRect()
    if (!element || !box || box.width === 0 || box.height === 0) return
    const kept = Object.fromEntries(sides.map(side => [side, Math.round(box[side])]))
    const key = `${kind} ${name ?? nameOf(element)}`.trim()
    if (!(key in parts)) parts[key] = { ...kept, look: lookOf(element) }
  }
  const every = (selector: string, kind: string, sides: readonly Side[], most = 99) => {
    for (const element of [...document.querySelectorAll(selector)].slice(0, most)) note(kind, element, sides)
  }
  const whole = ['left', 'top', 'width', 'height'] as const
  for (const [selector, kind] of [
    ['header', 'banner'],
    ['main', 'main'],
  ] as const)
    note(kind, document.querySelector(selector), whole, '')
  every('nav[aria-label="侧边菜单"]', 'navigation', whole)
  every('nav[aria-label="主菜单"] button', 'block', ['top', 'height'])
  every('h1', 'heading 1', ['top', 'height'])
  every('main h2', 'heading 2', ['left'], 8)
  every('main [role=grid]', 'grid', ['left', 'top', 'width'])
  every('main [role=columnheader]', 'column', ['width', 'height'])
  // Which case is the first one changes from day to day.
  note('cell', document.querySelector('main tbody tr:first-of-type [role=gridcell]:nth-of-type(3)'), ['height'], '')
  every('main [role=tab]', 'tab', ['height'], 8)
  every('main input:not([type=checkbox]):not([type=radio]), main textarea', 'entry', ['height'], 8)
  for (const button of document.querySelectorAll('main button'))
    if (!button.closest('tbody') && button.getBoundingClientRect().top < LINE_OF_TITLE)
      note('button', button, ['top', 'height'])
  return parts
}

/** What is otherwise than it was kept, as a reviewer reads it; nothing where it is the same. */
export function differences(kept: Layout, now: Layout): string[] {
  const gone = Object.keys(kept).filter(key => !(key in now))
  const came = Object.keys(now).filter(key => !(key in kept))
  const changed = Object.entries(kept).flatMap(([key, before]) => {
    const after = now[key]
    return after ? changesOf(before, after).map(change => `${key}: ${change}`) : []
  })
  return [...gone.map(key => `${key} is gone`), ...came.map(key => `${key} is new`), ...changed]
}

function changesOf(before: Part, after: Part): string[] {
  const moved = (['left', 'top', 'width', 'height'] as const).flatMap(side => {
    const [was, is] = [before[side], after[side]]
    return was === undefined || is === undefined || Math.abs(was - is) <= TOLERANCE ? [] : [`${side} ${was} → ${is}`]
  })
  return before.look === after.look ? moved : [...moved, `look ${before.look} → ${after.look}`]
}
