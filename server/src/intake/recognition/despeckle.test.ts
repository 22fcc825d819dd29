import { despeckle } from './despeckle.mjs'

const SIZE = 60

/** A white page with black rectangles: left, top, width, height. */
function pageWith(...rectangles: readonly (readonly [number, number, number, number])[]) {
  const pixels = new Uint8ClampedArray(SIZE * SIZE * 4).fill(255)
  for (const [left, top, width, height] of rectangles)
    for (let y = top; y < top + height; y += 1) pixels.fill(0, (y * SIZE + left) * 4, (y * SIZE + left + width) * 4)
  return pixels
}

const darkOf = (pixels: Uint8ClampedArray): number =>
  Array.from({ length: SIZE * SIZE }, (_, at) => pixels[at * 4]).filter(value => value === 0).length

describe('A page that is read', () => {
  it('loses its dust, and keeps strokes and the point of a number', () => {
    const pixels = pageWith([10, 10, 4, 30], [30, 10, 5, 5], [50, 50, 2, 2], [40, 3, 1, 4])
    despeckle(pixels, SIZE)
    expect(darkOf(pixels)).toBe(4 * 30 + 5 * 5)
  })
})
