const HUGE = 10_000_000

/** jsdom lays nothing out: gives every element a size in pixels, and lets it be scrolled. */
export function layOut(height: number): void {
  const sizes = { offsetHeight: height, clientHeight: height, offsetWidth: height, scrollHeight: HUGE }
  for (const [name, size] of Object.entries(sizes))
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => size })
  Element.prototype.scrollTo = function scrollTo(this: Element, to?: ScrollToOptions | number) {
    if (typeof to !== 'object' || this.scrollTop === to.top) return
    this.scrollTop = to.top ?? 0
    // A browser tells of it later, too.
    queueMicrotask(() => this.dispatchEvent(new Event('scroll')))
  }
}
