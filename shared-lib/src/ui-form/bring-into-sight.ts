/** Scrolls the page, and nothing else that could be scrolled, until an element is in its middle. */
export function bringIntoSight(element: Element | null | undefined): void {
  const page = element && scrollerOf(element)
  if (!page) return
  const [of, inside] = [page.getBoundingClientRect(), element.getBoundingClientRect()]
  const above = Math.max((of.height - inside.height) / 2, 0)
  page.scrollTop += inside.top - of.top - above
}

function scrollerOf(element: Element): Element | undefined {
  for (let one = element.parentElement; one; one = one.parentElement)
    if (/auto|scroll/.test(getComputedStyle(one).overflowY)) return one
  return document.scrollingElement ?? undefined
}
