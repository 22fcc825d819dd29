import type { Page } from '@playwright/test'

/**
 * What does not fit into the window: a page wider than it, what scrolls inside of what scrolls, and text that is cut off
 * without a title that says it whole.
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
  const isCut = (element: HTMLElement) =>
    hasText(element) &&
    styles.get(element)?.overflowX !== 'visible' &&
    element.scrollWidth > element.clientWidth + 1 &&
    element.clientWidth > 1 &&
    !element.closest('[title]:not([title=""])')

  return [
    ...(root.scrollWidth > window.innerWidth ? [`the page is ${root.scrollWidth} wide`] : []),
    ...nested.map(element => `scrolls inside of what scrolls: ${nameOf(element)}`),
    ...shown.filter(isCut).map(element => `is cut off: ${nameOf(element)}`),
  ]
}
