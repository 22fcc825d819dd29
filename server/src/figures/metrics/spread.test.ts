import { greatest, middle, perKind } from './spread'

describe('Numbers told by how many there are of each value', () => {
  const counts = new Map([
    ['67', 1],
    ['39', 1],
    ['500', 0],
    ['64', 2],
  ])

  it('are the middle, the ninth tenth, the greatest and how many there are of one', () => {
    expect(middle(0.5)(counts)).toBe(64)
    expect(middle(0.9)(counts)).toBeCloseTo(66.1)
    expect(greatest(counts)).toBe(67)
    expect(perKind(counts)).toBeCloseTo(4 / 3)
  })

  it('lie between two where the place does', () => {
    expect(
      middle(0.5)(
        new Map([
          ['1', 1],
          ['4', 1],
        ]),
      ),
    ).toBe(2.5)
  })

  it('are none of nothing', () => {
    expect([middle(0.5), middle(0.9), greatest, perKind].map(tell => tell(new Map([['5', 0]])))).toEqual(
      Array.from({ length: 4 }, () => null),
    )
  })
})
