import legacyLogicalProperties from '@ant-design/cssinjs/lib/transformers/legacyLogicalProperties'

/**
 * What the portal uses and Chromium 86 to 115 lack, each as ECMAScript and the DOM have it as far as the portal goes.
 * Loaded by those browsers alone, before anything that uses it.
 */
type List<T = unknown> = ArrayLike<T>
type Test = (value: unknown, index: number, list: List) => unknown
type Order = (one: unknown, other: unknown) => number

/** The index that a negative one stands for, from the end. */
const fromEnd = (length: number, index: number) => {
  const whole = Math.trunc(index) || 0
  return whole < 0 ? length + whole : whole
}

export const ofLists = {
  at(this: List, index: number) {
    return this[fromEnd(this.length, index)]
  },
  findLast(this: List, test: Test) {
    return this[ofLists.findLastIndex.call(this, test)]
  },
  findLastIndex(this: List, test: Test) {
    let index = this.length - 1
    while (index >= 0 && !test(this[index], index, this)) index--
    return index
  },
}

export const ofArrays = {
  toReversed(this: List) {
    return Array.from(this).reverse()
  },
  toSorted(this: List, order?: Order) {
    return Array.from(this).sort(order)
  },
  toSpliced(this: List, ...change: [start: number, count: number, ...added: unknown[]]) {
    const copy = Array.from(this)
    copy.splice(...change)
    return copy
  },
  with(this: List, index: number, value: unknown) {
    const copy = Array.from(this)
    const place = fromEnd(copy.length, index)
    if (place < 0 || place >= copy.length) throw new RangeError('Invalid index')
    copy[place] = value
    return copy
  },
}

type Bytes = Uint8Array

/** The result is of the same kind, sorted by number. */
export const ofTypedArrays = {
  toSorted(this: Bytes, order?: (one: number, other: number) => number) {
    return this.slice().sort(order)
  },
  toReversed(this: Bytes) {
    return this.slice().reverse()
  },
}

export const ofObject = {
  hasOwn: (object: object, key: PropertyKey) => Reflect.getOwnPropertyDescriptor(object, key) !== undefined,
}

export const ofSignals = {
  timeout(milliseconds: number) {
    const controller = new AbortController()
    setTimeout(() => controller.abort(), milliseconds)
    return controller.signal
  },
  any(signals: Iterable<AbortSignal>) {
    const controller = new AbortController()
    const abort = () => controller.abort()
    for (const signal of signals) {
      if (signal.aborted) abort()
      signal.addEventListener('abort', abort, { once: true })
    }
    return controller.signal
  },
}

export const ofSignal = {
  throwIfAborted(this: AbortSignal) {
    if (this.aborted) throw new DOMException('The operation was aborted.', 'AbortError')
  },
}

function fill(target: object, parts: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(parts))
    if (!(name in target)) Object.defineProperty(target, name, { value, writable: true, configurable: true })
}

export function fillIn(): void {
  const typed: object = Object.getPrototypeOf(Uint8Array.prototype)
  fill(Array.prototype, { ...ofLists, ...ofArrays })
  fill(String.prototype, { at: ofLists.at })
  fill(typed, { ...ofLists, ...ofTypedArrays })
  fill(Object, ofObject)
  fill(AbortSignal, ofSignals)
  fill(AbortSignal.prototype, ofSignal)
  if (!CSS.supports('selector(:where(a))'))
    globalThis.__PORTAL_OLDER_STYLES = { hashPriority: 'high', transformers: [legacyLogicalProperties] }
  if (!CSS.supports('selector(:has(a))')) addEventListener('beforeprint', markPaper)
}

/** Stands in for `body:has(> [data-paper])` of the style sheets. */
function markPaper(): void {
  document.body.toggleAttribute('data-prints-paper', document.querySelector('body > [data-paper]') !== null)
}
