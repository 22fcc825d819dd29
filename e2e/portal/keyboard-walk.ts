import type { Page } from '@playwright/test'

/** Presses of Tab after which somebody is held rather than still on their way. */
const MOST_TABS = 600

/** Of the colour around what has the focus, to that beside it (WCAG 2.1, 1.4.11). */
const LEAST_CONTRAST = 3

/**
 * What nobody reaches with Tab, what does not show that it is reached, what stays out of view meanwhile, and where
 * nobody gets on. Walks once from the head of the page to its end.
 */
export async function keyboardFaultsOf(page: Page): Promise<string[]> {
  await page.evaluate(begin, LEAST_CONTRAST)
  for (let presses = 0; presses < MOST_TABS; presses++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(() => window.walk.isOver())) return page.evaluate(() => window.walk.faults())
  }
  return [`nobody gets on from ${await page.evaluate(() => window.walk.place())}`]
}

interface Walk {
  isOver(): boolean
  faults(): string[]
  place(): string
}

declare global {
  interface Window {
    walk: Walk
  }
}

/** In the page: goes to its head, and has `window.walk` look at each place that the focus comes to. */
function begin(leastContrast: number): void {
  const CONTROLS =
    'a[href], button, input, select, textarea, summary, [role=button], [role=link], [role=tab], [role=switch]'
  /** One place of them is reached by Tab, the others by arrows. */
  const GROUPS =
    '[role=tablist], [role=grid], [role=treegrid], [role=menu], [role=menubar], [role=tree], [role=listbox], [role=radiogroup], [role=toolbar], svg[role=group], tbody'
  const seen = new Set<Element>()
  const faults: string[] = []

  const nameOf = (element: Element) => {
    const said = element.getAttribute('aria-label') ?? element.getAttribute('title') ?? element.textContent ?? ''
    const marks = (element.getAttribute('class') ?? '').split(' ').slice(0, 2).join('.')
    return `${element.tagName.toLowerCase()}.${marks} “${said.trim().slice(0, 20)}”`
  }

  const styleOf = (element: Element, part?: string) => {
    const style = getComputedStyle(element, part)
    const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, backgroundColor, color } = style
    const outline = outlineStyle === 'none' ? '' : `${outlineWidth} ${outlineColor}`
    return [outline, boxShadow, borderColor, backgroundColor, color, style.stroke, style.opacity, style.content].join()
  }
  /** Of an element, of what it stands in and of what stands in it. */
  const looksOf = (element: Element) => {
    const around: Element[] = []
    for (let one = element.parentElement; one && around.length < 4; one = one.parentElement) around.push(one)
    const within = [...element.querySelectorAll('*')].slice(0, 30)
    return [element, ...around, ...within]
      .map(one => [styleOf(one), styleOf(one, '::before'), styleOf(one, '::after')].join())
      .join('\n')
  }

  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const dotOf = (colour: string) => {
    if (!pen) throw new Error('Nothing can be drawn here')
    pen.clearRect(0, 0, 1, 1)
    pen.fillStyle = colour
    pen.fillRect(0, 0, 1, 1)
    return [...pen.getImageData(0, 0, 1, 1).data]
  }
  const lightOf = ([red = 0, green = 0, blue = 0]: number[]) => {
    const linear = (part: number) => (part <= 10 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4)
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
  const groundOf = (element: Element | null): number[] => {
    for (let one = element; one; one = one.parentElement) {
      const dot = dotOf(getComputedStyle(one).backgroundColor)
      if ((dot[3] ?? 0) > 200) return dot
    }
    return [255, 255, 255]
  }
  const isFaint = (element: Element) => {
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset, opacity } = getComputedStyle(element)
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) === 0 || opacity === '0') return false
    const ground = groundOf(Number.parseFloat(outlineOffset) < 0 ? element : element.parentElement)
    const [dark = 0, light = 0] = [lightOf(dotOf(outlineColor)), lightOf(ground)].sort((a, b) => a - b)
    return (light + 0.05) / (dark + 0.05) < leastContrast
  }

  const isSeenAt = (element: Element, x: number, y: number) => {
    const above = document.elementFromPoint(x, y)
    if (!above) return false
    if (element.contains(above) || above.contains(element) || above.closest('label')) return true
    // The marks of a drawing lie over one another.
    return element.closest('svg') !== null && element.closest('svg') === above.closest('svg')
  }
  /** Nothing of it is in the window, or all of it below a bar: at its middle and at its upper and lower edge. */
  const isOutOfView = (element: Element) => {
    const { left, width, top, height } = element.getBoundingClientRect()
    return ![top + 2, top + height / 2, top + height - 2].some(y => isSeenAt(element, left + width / 2, y))
  }

  const look = (element: Element) => {
    if (unfocused.get(element) === looksOf(element)) faults.push(`does not show the focus: ${nameOf(element)}`)
    if (isFaint(element)) faults.push(`the ring is faint: ${nameOf(element)}`)
    if (isOutOfView(element)) faults.push(`has the focus out of view: ${nameOf(element)}`)
  }

  const isReached = (element: Element) => {
    if (seen.has(element)) return true
    if (element instanceof HTMLInputElement && element.type === 'radio')
      return [...seen].some(other => other instanceof HTMLInputElement && other.name === element.name)
    const group = element.closest(GROUPS)
    return group !== null && [...seen].some(other => group.contains(other))
  }
  const canBeUsed = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 1 &&
    !element.matches(':disabled, [aria-disabled=true], [inert] *, [aria-hidden=true], [aria-hidden=true] *')

  scrollTo(0, 0)
  document.body.tabIndex = -1
  document.body.focus()
  document.body.removeAttribute('tabindex')
  /** What comes later, as news do, may come where the walk has passed already. */
  const there = [...document.querySelectorAll(CONTROLS)].filter(canBeUsed)
  const unfocused = new Map(there.map(element => [element, looksOf(element)]))

  window.walk = {
    isOver: () => {
      const element = document.activeElement
      if (!element || element === document.body || seen.has(element)) return true
      seen.add(element)
      look(element)
      return false
    },
    faults: () => [
      ...faults,
      ...there
        .filter(element => canBeUsed(element) && !isReached(element))
        .map(element => `is not reached: ${nameOf(element)}`),
    ],
    place: () => nameOf(document.activeElement ?? document.body),
  }
}
