import type { Page } from '@playwright/test'

/**
 * What does not fit into the window: a page wider than it, what scrolls inside of what scrolls, and text and hints that
 * are cut off without a title that says them whole.
 */
export const misfitsOf = (page: Page): Promise<string[]> => page.evaluate(findMisfits)

function findMisfits(): string[] {
  const root = document.documentElement
  const shown = [...document.body.querySelectorAll<HTMLElement>('*')].filter(element => element.checkVisibility())
  const styles = new Map(shown.map(element => [element, getComputedStyle(element)]))
  const nameOf = (element: HTMLElement) =>
    `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} “${element.innerText.slice(0, 30)}”`

  const scrolls = (element: HTMLElement) =>
    element.scrollHeight > element.clientHeight + 1 && /auto|scroll/.test(styles.get(element)?.overflowY ?? '')
  const isInside = (element: HTMLElement, others: HTMLElement[]) =>
    others.some(other => other !== element && other.contains(element))
  const scrollers = shown.filter(element => element.tagName !== 'TEXTAREA' && scrolls(element))
  const nested =
    root.scrollHeight > window.innerHeight + 1 ? scrollers : scrollers.filter(one => isInside(one, scrollers))

  const hasText = (element: HTMLElement) =>
    [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  const isSaidWhole = (element: HTMLElement) => element.closest('[title]:not([title=""])') !== null
  const isCut = (element: HTMLElement) =>
    hasText(element) &&
    styles.get(element)?.overflowX !== 'visible' &&
    element.scrollWidth > element.clientWidth + 1 &&
    element.clientWidth > 1 &&
    !isSaidWhole(element)
  const pen = document.createElement('canvas').getContext('2d')
  const widthOf = (hint: string, style: CSSStyleDeclaration) => {
    if (!pen) throw new Error('Nothing can be measured here')
    pen.font = style.font
    return pen.measureText(hint).width
  }
  const isHintCut = (element: HTMLElement) => {
    const style = styles.get(element)
    if (!(element instanceof HTMLInputElement && element.placeholder && style) || isSaidWhole(element)) return false
    // Chromium keeps the room of what a search is cleared by.
    const clearing = element.type === 'search' ? Number.parseFloat(style.fontSize) : 0
    const room = element.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
    return widthOf(element.placeholder, style) > room - clearing + 1
  }

  return [
    ...(root.scrollWidth > window.innerWidth ? [`the page is ${root.scrollWidth} wide`] : []),
    ...nested.map(element => `scrolls inside of what scrolls: ${nameOf(element)}`),
    ...shown.filter(isCut).map(element => `is cut off: ${nameOf(element)}`),
    ...shown.filter(isHintCut).map(element => `a hint is cut off: ${element.getAttribute('placeholder')}`),
  ]
}
