import { excerptOf } from '../../platform/excerpt'
import { fitOf, freshness } from './fit'

const NOW = new Date('2026-11-20T00:00:00+08:00')
const ago = (days: number) => new Date(NOW.getTime() - days * 86_400_000)
const term = (...alternatives: string[]) => ({ alternatives })
const inName = { text: '某某湖滨路某某', isName: true }
const atBeginning = { text: '湖滨路积水' }
const inside = { text: `${'一'.repeat(20)}湖滨路积水` }

describe('How well something fits', () => {
  it('goes by where the words stand, and by whether they are the very ones', () => {
    const worths = [{ text: '湖滨路', isName: true }, inName, atBeginning, inside, { text: '无' }].map(place =>
      fitOf([term('湖滨路')], [place]),
    )
    expect(worths).toEqual(worths.toSorted((a, b) => b - a))
    expect(new Set(worths).size).toBe(worths.length)
    expect(fitOf([term('滨湖路', '湖滨路')], [inName])).toBeLessThan(fitOf([term('湖滨路')], [inName]))
  })

  it('takes of several words the mean, each where it stands best', () => {
    const [one, other] = [fitOf([term('湖滨路')], [inName]), fitOf([term('积水')], [inside])]
    expect(fitOf([term('湖滨路'), term('积水')], [inName, inside])).toBe((one + other) / 2)
  })

  it('adds less for what is older, and nothing without a day or for what is to come more than for today', () => {
    const added = [ago(0), ago(30), ago(365), ago(3650)].map(at => freshness(at, NOW))
    expect(added).toEqual(added.toSorted((a, b) => b - a))
    expect(added[2]).toBeCloseTo((added[0] ?? 0) / Math.E)
    expect([freshness(undefined, NOW), freshness(ago(-5), NOW)]).toEqual([0, added[0]])
  })

  it('never lets what is new make up for what stands in a name', () => {
    const text = fitOf([term('湖滨路')], [atBeginning]) + freshness(NOW, NOW)
    expect(fitOf([term('湖滨路')], [inName])).toBeGreaterThan(text + 10)
  })
})

describe('An excerpt', () => {
  it('is of the words around the first hit, with a sign where it leaves something out', () => {
    expect(excerptOf('短文\n两行', ['两行'])).toBe('短文 两行')
    const long = `${'前'.repeat(50)}湖滨路${'后'.repeat(200)}`
    expect(excerptOf(long, ['湖滨路'])).toBe(`…${'前'.repeat(24)}湖滨路${'后'.repeat(83)}…`)
    expect(excerptOf(long, ['无'])).toBe(`${'前'.repeat(50)}湖滨路${'后'.repeat(57)}…`)
  })
})
