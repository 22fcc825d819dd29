import { fitted, saidOf, textOf } from './mark'
import { markAfter } from './move'

describe('A mark', () => {
  it('is written with thousands, by its own text, or as unknown', () => {
    expect(textOf({ key: '', label: '', value: 12345 })).toBe('12,345')
    expect(textOf({ key: '', label: '', value: 85.24, text: '85.2%' })).toBe('85.2%')
    expect(textOf({ key: '', label: '', value: null })).toBe('–')
  })

  it('says itself and its notes', () => {
    expect(saidOf({ key: '', label: '石渡县', value: 3, notes: ['人次 5', '同比 –'] })).toBe('石渡县 3，人次 5，同比 –')
  })

  it('is cut to its room by whole letters', () => {
    expect(fitted('城乡建设', 48)).toBe('城乡建设')
    expect(fitted('城乡建设', 47)).toBe('城乡…')
  })
})

describe('Arrow keys', () => {
  const at = (x: number, y: number) => ({ getBoundingClientRect: () => new DOMRect(x, y, 2, 2) })
  const [west, east, south] = [at(0, 0), at(20, 1), at(0, 20)]
  const all = [west, east, south]

  it.each([
    ['ArrowRight', west, east],
    ['ArrowLeft', east, west],
    ['ArrowDown', west, south],
    ['ArrowUp', south, west],
    ['Home', south, west],
    ['End', west, south],
    // Nothing lies there: the next of all, in a round.
    ['ArrowDown', south, west],
    ['ArrowLeft', west, south],
  ])('%s leads to the nearest mark in its direction', (key, from, to) => {
    expect(markAfter(all, from, key)).toBe(to)
  })

  it('are no other keys', () => {
    expect(markAfter(all, west, 'Tab')).toBeUndefined()
  })
})
