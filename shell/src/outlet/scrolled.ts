/** How far a page was scrolled, in pixels: the page itself, and what scrolls inside it. */
export interface Scrolled {
  readonly top: number
  readonly inside: readonly { readonly element: Element; readonly top: number; readonly left: number }[]
}

/** Milliseconds within which what a page shows may come again. */
const COMES_WITHIN = 5000
const BY_USER = ['wheel', 'pointerdown', 'keydown'] as const

export function scrolledOf(main: Element | null, page: Element): Scrolled {
  const inside = [...page.querySelectorAll('*')]
    .filter(({ scrollTop, scrollLeft }) => scrollTop > 0 || scrollLeft > 0)
    .map(element => ({ element, top: element.scrollTop, left: element.scrollLeft }))
  return { top: main?.scrollTop ?? 0, inside }
}

/** Scrolls a page to where it was left, and once more as it grows, until that is reached or the user scrolls. */
export function scrollBack(main: Element | null, page: Element, { top, inside }: Scrolled): void {
  if (!main) return
  main.scrollTop = top
  requestAnimationFrame(() => {
    for (const one of inside) {
      one.element.scrollTop = one.top
      one.element.scrollLeft = one.left
    }
    if (page.isConnected) growTo(main, page, top)
  })
}

function growTo(main: Element, page: Element, top: number): void {
  const reach = () => {
    main.scrollTop = top
    return Math.abs(main.scrollTop - top) < 1
  }
  if (reach()) return
  const sizes = new ResizeObserver(() => (!page.isConnected || reach()) && end())
  const timer = setTimeout(() => end(), COMES_WITHIN)
  const end = () => {
    sizes.disconnect()
    clearTimeout(timer)
    for (const event of BY_USER) document.removeEventListener(event, end, true)
  }
  for (const event of BY_USER) document.addEventListener(event, end, true)
  sizes.observe(page)
}
