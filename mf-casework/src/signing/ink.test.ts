import { keepInk } from './ink'

type Pixel = readonly [number, number, number, number]

const WHITE: Pixel = [255, 255, 255, 255]
const NOTHING: Pixel = [0, 0, 0, 0]

/** A row of paper with a stroke of two pixels in it. */
const row = (paper: Pixel, stroke: Pixel) =>
  Uint8ClampedArray.from([paper, paper, stroke, stroke, paper, paper, paper, paper].flat())
const alphasOf = (pixels: Uint8ClampedArray) => [...pixels].filter((_, at) => at % 4 === 3)
const STROKE = [0, 0, 255, 255, 0, 0, 0, 0]

describe('the strokes of a picture', () => {
  it.each<[string, Pixel, Pixel]>([
    ['black on white, as scanned', WHITE, [0, 0, 0, 255]],
    ['blue ink on grey paper, as a photo shows it', [170, 168, 160, 255], [30, 40, 110, 255]],
    ['black on nothing, as drawn', NOTHING, [0, 0, 0, 255]],
  ])('are kept without the paper: %s', (_, paper, stroke) => {
    const pixels = row(paper, stroke)
    expect(keepInk(pixels)).toBe(true)
    expect(alphasOf(pixels)).toEqual(STROKE)
    expect([...pixels.subarray(8, 11)]).toEqual([0, 0, 0])
  })

  it('are not the grain and shadows of paper', () => {
    const pixels = row(WHITE, [215, 215, 210, 255])
    expect(keepInk(pixels)).toBe(false)
    expect([...pixels.subarray(8, 12)]).toEqual([215, 215, 210, 255])
  })

  it.each<[string, Pixel]>([
    ['empty', NOTHING],
    ['black', [0, 0, 0, 255]],
  ])('are missing in a picture that is all %s', (_, all) => {
    expect(keepInk(row(all, all))).toBe(false)
  })
})
