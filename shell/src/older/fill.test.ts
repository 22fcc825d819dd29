import { fillIn, ofArrays, ofLists, ofObject, ofSignal, ofSignals, ofTypedArrays } from './fill'

const LISTS = [[], [3], [3, 1, 2], ['b', undefined, 'a', 'b'], [10, 9, 1]]
const INDEXES = [0, 1, 2, -1, -2, -5, 7, 1.7, -1.2, Number.NaN]

describe.each(LISTS.map(list => ({ list })))('of $list', ({ list }) => {
  it.each(INDEXES)('at %s is what the browser has', index => {
    expect(ofLists.at.call(list, index)).toBe((list as unknown[]).at(index))
  })

  it.each([1, 'b', undefined, 99])('the last %s is found where the browser finds it', wanted => {
    const test = (value: unknown) => value === wanted
    expect(ofLists.findLastIndex.call(list, test)).toBe((list as unknown[]).findLastIndex(test))
    expect(ofLists.findLast.call(list, test)).toBe((list as unknown[]).findLast(test))
  })

  it('copies are sorted and reversed, and the list stays', () => {
    const before = [...list]
    const falling = (one: unknown, other: unknown) => Number(other) - Number(one)
    expect(ofArrays.toSorted.call(list)).toEqual((list as unknown[]).toSorted())
    expect(ofArrays.toSorted.call(list, falling)).toEqual((list as unknown[]).toSorted(falling))
    expect(ofArrays.toReversed.call(list)).toEqual((list as unknown[]).toReversed())
    expect(list).toEqual(before)
  })

  it.each([
    [0, 1],
    [1, 0, 'new'],
    [-1, 1, 'new', 'newer'],
    [1, 9],
  ] as const)('a copy spliced at %s, %s is the browser’s', (...change) => {
    const asIs = list as unknown[]
    const [start, count, ...added] = change
    expect(ofArrays.toSpliced.call(list, start, count, ...added)).toEqual(asIs.toSpliced(start, count, ...added))
  })
})

it('a copy with another value has it in place, also from the end', () => {
  expect(ofArrays.with.call([1, 2, 3], 1, 9)).toEqual([1, 9, 3])
  expect(ofArrays.with.call([1, 2, 3], -1, 9)).toEqual([1, 2, 9])
  expect(() => ofArrays.with.call([1], 1, 9)).toThrow(RangeError)
  expect(() => ofArrays.with.call([1], -2, 9)).toThrow(RangeError)
})

it('a string has characters from its end', () => {
  expect(ofLists.at.call('信访件', -1)).toBe('件')
  expect(ofLists.at.call('', -1)).toBeUndefined()
})

it('bytes are sorted by number, into bytes', () => {
  const bytes = new Uint8ClampedArray([10, 9, 200])
  expect(ofTypedArrays.toSorted.call(bytes as never)).toEqual(new Uint8ClampedArray([9, 10, 200]))
  expect(ofTypedArrays.toReversed.call(bytes as never)).toEqual(new Uint8ClampedArray([200, 9, 10]))
  expect(bytes[0]).toBe(10)
})

it('own are the properties of an object itself', () => {
  expect(ofObject.hasOwn({ a: undefined }, 'a')).toBe(true)
  expect(ofObject.hasOwn({}, 'toString')).toBe(false)
  expect(ofObject.hasOwn(Object.create(null), 'a')).toBe(false)
})

it('a signal aborts with the first of several, and at once where one had aborted', () => {
  const [one, other] = [new AbortController(), new AbortController()]
  const any = ofSignals.any([one.signal, other.signal])
  expect(any.aborted).toBe(false)
  other.abort()
  expect(any.aborted).toBe(true)
  expect(ofSignals.any([one.signal, other.signal]).aborted).toBe(true)
  expect(() => ofSignal.throwIfAborted.call(any)).toThrow(expect.objectContaining({ name: 'AbortError' }))
  expect(() => ofSignal.throwIfAborted.call(one.signal)).not.toThrow()
})

it('a signal aborts after its time', () => {
  jest.useFakeTimers()
  const signal = ofSignals.timeout(1000)
  jest.advanceTimersByTime(999)
  expect(signal.aborted).toBe(false)
  jest.advanceTimersByTime(1)
  expect(signal.aborted).toBe(true)
  jest.useRealTimers()
})

describe('a browser that lacks some', () => {
  const own = Object.getOwnPropertyDescriptor(Array.prototype, 'at') ?? {}
  afterEach(() => {
    Object.defineProperty(Array.prototype, 'at', own)
    Reflect.deleteProperty(globalThis, 'CSS')
    globalThis.__PORTAL_OLDER_STYLES = undefined
  })

  it.each([
    [true, undefined],
    [false, 'high'],
  ])('gets those, which no loop over a list sees; knows `:where`: %s', (knows, priority) => {
    Reflect.deleteProperty(Array.prototype, 'at')
    Reflect.set(globalThis, 'CSS', { supports: () => knows })
    const { findLast } = Array.prototype
    fillIn()
    expect([1, 2].at(-1)).toBe(2)
    expect(Object.keys(Array.prototype)).toEqual([])
    expect(Array.prototype.findLast).toBe(findLast)
    expect(globalThis.__PORTAL_OLDER_STYLES?.hashPriority).toBe(priority)
  })

  it('prints a paper alone', () => {
    Reflect.set(globalThis, 'CSS', { supports: () => false })
    fillIn()
    document.body.innerHTML = '<div></div><div data-paper></div>'
    window.dispatchEvent(new Event('beforeprint'))
    expect(document.body.hasAttribute('data-prints-paper')).toBe(true)
    document.body.innerHTML = '<div></div>'
    window.dispatchEvent(new Event('beforeprint'))
    expect(document.body.hasAttribute('data-prints-paper')).toBe(false)
  })
})
