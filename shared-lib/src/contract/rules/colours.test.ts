import { contrastOf, lightened, READABLE } from './colours'

describe('colours', () => {
  it('have a contrast from 1 to 21, from either side', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrastOf('#ffffff', '#000000')).toBeCloseTo(21)
    expect(contrastOf('#1d5fbf', '#1d5fbf')).toBe(1)
  })

  it.each(['#0b6b5c', '#7a1f1f', '#000000', '#1d5fbf'])('%s is lightened until it is read in the dark', colour => {
    const light = lightened(colour, '#131e2e')
    expect(light).toMatch(/^#[0-9a-f]{6}$/)
    expect(contrastOf(light, '#131e2e')).toBeGreaterThan(READABLE)
  })

  it('stay as they are where they are light enough', () => {
    expect(lightened('#7db2ff', '#131e2e')).toBe('#7db2ff')
  })
})
