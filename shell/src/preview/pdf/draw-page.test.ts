import { scaleOf } from './draw-page'

describe('A page of a PDF', () => {
  it('is drawn as large as asked for', () => {
    expect(scaleOf({ width: 595, height: 842 }, 5)).toBe(5)
  })

  it.each([
    [14_400, 14_400],
    [1_000_000, 10],
  ])('of %d by %d points is drawn no larger than a canvas may be', (width, height) => {
    const scale = scaleOf({ width, height }, 4)
    expect(width * scale * height * scale).toBeLessThanOrEqual(16_777_217)
  })
})
