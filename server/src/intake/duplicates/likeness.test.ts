import { bandsOf, likeness, pairsOf, sameText } from './likeness'

const TEXT = '反映修建灌溉渠占用其家承包地1.2亩，村委会至今未支付青苗补偿款，多次询问均答复等待通知。'
const ALIKE = '反映修建灌溉渠占用其家承包地1.2亩,村委会至今未支付青苗补偿款，多次询问均答复等通知。'
const OTHER = '反映小区物业公司擅自提高停车费，业主委员会未经表决即签订合同，请求查处。'

const shareABand = (a: string, b: string) => bandsOf(a).some(band => bandsOf(b).includes(band))

describe('Likeness of texts', () => {
  it('is 1 of the same words with other signs between them, 0 of nothing shared', () => {
    expect(likeness(pairsOf('承包地，补偿款'), pairsOf(' 承包地 补偿款。'))).toBe(1)
    expect(likeness(pairsOf('承包地'), pairsOf('停车费'))).toBe(0)
    expect(likeness(pairsOf(''), pairsOf(''))).toBe(0)
  })

  it('is high of texts that differ in a few words, and low of others', () => {
    expect(likeness(pairsOf(TEXT), pairsOf(ALIKE))).toBeGreaterThan(0.8)
    expect(likeness(pairsOf(TEXT), pairsOf(OTHER))).toBeLessThan(0.1)
  })

  it('shows in the bands, by which an index finds the texts worth comparing', () => {
    expect(shareABand(TEXT, ALIKE)).toBe(true)
    expect(shareABand(TEXT, OTHER)).toBe(false)
    expect(bandsOf('')).toEqual([])
  })

  it('shows in the bands of nearly all texts that share four fifths of their pairs', () => {
    const missed = Array.from({ length: 300 }, (_, seed) => variants(seed)).filter(
      ([a, b]) => likeness(pairsOf(a), pairsOf(b)) >= 0.8 && !shareABand(a, b),
    )
    expect(missed.length).toBeLessThanOrEqual(1)
  })

  it('has digests that an integer of the database holds, and that stay the same', () => {
    expect(bandsOf(TEXT).every(band => Number.isInteger(band) && Math.abs(band) <= 2 ** 31)).toBe(true)
    expect(bandsOf(TEXT)).toHaveLength(16)
    expect(bandsOf('承包地补偿款').slice(0, 2)).toEqual(bandsOf('承包地，补偿款').slice(0, 2))
  })

  it('tells the same words from others', () => {
    expect(sameText('承包地，补偿款')).toBe(sameText('承包地补偿款 '))
    expect(sameText('承包地补偿款')).not.toBe(sameText('承包地补偿'))
  })
})

/** A text of a hundred characters and the same with a few of them changed. */
function variants(seed: number): [string, string] {
  const character = (at: number) => String.fromCodePoint(0x4e00 + ((seed * 7919 + at * 104_729) % 3000))
  const text = Array.from({ length: 100 }, (_, at) => character(at))
  const changed = text.map((own, at) => (at % 20 === seed % 20 ? character(at + 5000) : own))
  return [text.join(''), changed.join('')]
}
