import { countyIn, townIn } from './regions'

const county = (code: string, name: string, above: string) => ({ code: `${code}000000`, name, above })
const COUNTIES = [
  ...[county('990121', '石渡县', '安澜市'), county('990124', '荻浦县', '安澜市'), county('990303', '拾翠区', '云麓市')],
  ...[county('990323', '岩渡县', '云麓市'), county('990422', '鸥渡县', '青屿市')],
]
const TOWNS = ['荷塘镇', '石坪镇', '东岭镇'].map((name, nth) => ({ code: `99012110${nth}000`, name }))

describe('The county of a letter', () => {
  it.each([
    ['家住石渡县荷塘镇', '990121000000'],
    ['反映安澜市获浦县的道路', '990124000000'],
    ['云划市拾殿区的商户', '990303000000'],
    ['反映青屿市鸣渡县农村公路', '990422000000'],
    ['我县石瘦县与石冲县接壤', '990121000000'],
    ['荻浦县有人来，石渡县的事石渡县管', '990121000000'],
  ])('is found, misread or not, in: %s', (text, code) => expect(countyIn(text, COUNTIES)?.code).toBe(code))

  it.each(['鸣渡县有条路', '石桥县的人', '没有写地方'])('is not guessed from: %s', text =>
    expect(countyIn(text, COUNTIES)).toBeUndefined(),
  )

  it.each([
    ['石渡县荷塘镇柳岸村', '990121100000'],
    ['石渡县符塘镇柳岸村', '990121100000'],
    ['石渡县的人，去了东岭镇', '990121102000'],
    ['石渡县的人，去了符塘镇', undefined],
  ])('has the town of: %s', (text, code) => {
    const at = { code: '990121000000', start: 0, end: 3 }
    expect(townIn(text, TOWNS, at)?.code).toBe(code)
  })
})
