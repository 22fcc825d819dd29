import { letterOf } from './found'
import { hitsOf } from './rules'

const LETTER = `关于征地补偿款的信访材料
临江省信访局:
我叫钱乙舟，身份证号990102198001011230,家住安澜市石渡县
荷塘镇柳岸村12号，联系电话11012340001。
2025年3月12日，村里修建灌溉渠占用我家承包地2.6亩，镇政府答
应补偿青苗费36800元，至今没有发放。共15名村民受影响。
请求:核实占地面积，尽快发放征地补偿款3.68万元,并追究拖欠
责任。
信访人:钱乙舟
2026年11月5日`

const pageOf = (text: string) => ({ text, words: [] })
const firstOf = (text: string, field: string) =>
  hitsOf(letterOf([pageOf(text)]), '2026-11-21').find(hit => hit.field === field)?.value

describe('The rules that read a letter', () => {
  it.each([
    ['name', '钱乙舟'],
    ['idCard', '990102198001011230'],
    ['mobile', '11012340001'],
    ['address', '安澜市石渡县荷塘镇柳岸村12号'],
    ['eventDate', '2025-03-12'],
    ['amountInvolved', '36800'],
    ['personCount', '15'],
    ['request', '核实占地面积，尽快发放征地补偿款3.68万元,并追究拖欠责任。'],
    ['purpose', '03'],
  ])('find the %s: %s', (field, value) => expect(firstOf(LETTER, field)).toBe(value))

  it('sum up what it tells, without whom it is from', () => {
    const summary = firstOf(LETTER, 'summary') ?? ''
    expect(summary).toContain('村里修建灌溉渠占用我家承包地2.6亩')
    expect(summary).not.toMatch(/990102|11012340001|信访人/)
  })

  it.each([
    ['idCard', '编号990102198013011230，见附件'],
    ['mobile', '账号110123400011，开户行'],
    ['eventDate', '2026年11月5日'],
    ['eventDate', '发生于2025年2月30日，写于2026年1月1日'],
    ['purpose', '祝工作顺利'],
  ])('find no %s in: %s', (field, text) => expect(firstOf(text, field)).toBeUndefined())

  it('know where on which page something stands', () => {
    const pages = [pageOf('甲乙\n丙'), pageOf('丁\n戊己')]
    const letter = letterOf(pages)
    expect(letter.text).toBe('甲乙丙丁戊己')
    expect([2, 3, 5].map(at => letter.placeOf(at))).toEqual([
      { page: 0, at: 3 },
      { page: 1, at: 0 },
      { page: 1, at: 3 },
    ])
  })
})
