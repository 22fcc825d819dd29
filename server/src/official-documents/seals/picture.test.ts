import { deflateSync } from 'node:zlib'
import { PNG_TYPE, pngOf } from '../../../test/png'
import { isSealPicture } from './picture'

const SIDE = 200
const lines = (bytes: number, filter = 0) =>
  Buffer.concat(Array.from({ length: SIDE }, () => Buffer.concat([Buffer.from([filter]), Buffer.alloc(bytes)])))

describe('A picture of a seal', () => {
  it('is a PNG in grey, in colours or in colours with their opacity', () => {
    expect(isSealPicture(pngOf(SIDE, PNG_TYPE.grey, lines(SIDE)))).toBe(true)
    expect(isSealPicture(pngOf(SIDE, PNG_TYPE.colours, lines(3 * SIDE)))).toBe(true)
    expect(isSealPicture(pngOf(SIDE, PNG_TYPE.transparent, lines(4 * SIDE, 4)))).toBe(true)
  })

  it('is none that is too small, cut off, interlaced, or of another file', () => {
    const whole = pngOf(SIDE, PNG_TYPE.grey, lines(SIDE))
    expect(isSealPicture(pngOf(60, PNG_TYPE.grey, lines(60)))).toBe(false)
    expect(isSealPicture(whole.subarray(0, -20))).toBe(false)
    expect(isSealPicture(Buffer.concat([Buffer.from('%PDF-'), whole]))).toBe(false)
    const interlaced = Buffer.from(whole)
    interlaced[28] = 1
    expect(isSealPicture(interlaced)).toBe(false)
  })

  it('is none whose lines are too few, too many, of no filter, without a palette, or no lines at all', () => {
    expect(isSealPicture(pngOf(SIDE, PNG_TYPE.grey, lines(SIDE).subarray(1)))).toBe(false)
    expect(isSealPicture(pngOf(SIDE, PNG_TYPE.grey, Buffer.alloc(50_000_000)))).toBe(false)
    expect(isSealPicture(pngOf(SIDE, PNG_TYPE.grey, lines(SIDE, 9)))).toBe(false)
    expect(isSealPicture(pngOf(SIDE, PNG_TYPE.palette, lines(SIDE)))).toBe(false)
    expect(isSealPicture(pngOf(SIDE, PNG_TYPE.grey, Buffer.from('text'), content => content))).toBe(false)
    expect(deflateSync(Buffer.alloc(50_000_000)).length).toBeLessThan(200_000)
  })
})
