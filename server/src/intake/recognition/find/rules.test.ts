import letters from '../testing/letters.json'
import { hitsOf } from './find'
import { letterOf } from './found'

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

const TODAY = '2026-11-21'
const pageOf = (text: string) => ({ text, words: [] })
const firstOf = (text: string, field: string) =>
  hitsOf(letterOf([pageOf(text)]), TODAY).find(hit => hit.field === field)?.value

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
    ['mobile', '银行卡号：11012340001'],
    ['eventDate', '2026年11月5日'],
    ['eventDate', '来信日期：2026年11月5日'],
    ['eventDate', '发生于2025年2月30日'],
    ['eventDate', '王乙舟，1980年1月1日出生，至今无业'],
    ['amountInvolved', '水费每吨涨到1.6元，太贵'],
    ['name', '被举报人：王乙舟，系该村会计'],
    ['name', '我是一名普通群众，我是本村的农民'],
    ['purpose', '祝工作顺利'],
  ])('find no %s in: %s', (field, text) => expect(firstOf(text, field)).toBeUndefined())

  it.each([
    ['idCard', '身份证号：990102 19800101 1230', '990102198001011230'],
    ['idCard', '身份证号:9901021980010112３X', '99010219800101123X'],
    ['mobile', '电话：110-1234-0001', '11012340001'],
    ['mobile', '编号：11099990000，手机11012340001', '11012340001'],
    ['mobile', '电话:11012340001\n2026年1月5日', '11012340001'],
    ['eventDate', '二〇二五年八月十六日，镇里来人', '2025-08-16'],
    ['eventDate', '2025年]月16日，镇里来人', '2025-01-16'],
    ['amountInvolved', '补偿费两万四千元没有发放', '24000'],
    ['amountInvolved', '货款1,280,000元，已付70万元', '1280000'],
    ['amountInvolved', '共计4.35万元', '43500'],
    ['name', '姓名：阿依.丙禾', '阿依·丙禾'],
    ['name', '申请人欧阳己桑，女', '欧阳己桑'],
    ['name', '我是荷塘镇柳岸村村民钱乙舟。', '钱乙舟'],
    ['name', '请予解决为盼。\n柳岸村村民 钱乙舟\n2026年1月5日', '钱乙舟'],
    ['address', '男，住石渡县荷塘镇柳岸村12号。', '石渡县荷塘镇柳岸村12号'],
    ['address', '地址：听泉府6栋2单元401电话', '听泉府6栋2单元401'],
    ['purpose', '实名举报村支书，请求查处', '02'],
    ['purpose', '建议增设公交线路', '01'],
    ['purpose', '特写此信表示感谢', '99'],
  ])('find the %s in: %s', (field, text, value) => expect(firstOf(text, field)).toBe(value))

  it('leave words and numbers whole that a line cuts, and apart what stands on lines of its own', () => {
    const cut = `关于拖欠的信\n我家住安澜市石渡县荷塘镇柳岸村，联系电话1101234\n0001，请领导协调。\n信访人:钱乙舟`
    expect([firstOf(cut, 'mobile'), firstOf(cut, 'name')]).toEqual(['11012340001', '钱乙舟'])
  })

  it('know where on which page something stands', () => {
    const pages = [pageOf('甲乙丙丁\n戊己庚辛\n壬'), pageOf('子\n丑寅')]
    const letter = letterOf(pages)
    expect(letter.text).toBe('甲乙丙丁\n戊己庚辛壬\n子\n丑寅')
    expect([2, 5, 9, 11].map(at => letter.placeOf(at))).toEqual([
      ...[2, 5, 10].map(at => ({ page: 0, at })),
      { page: 1, at: 0 },
    ])
  })

  it('find in letters of many kinds, as they were written, nearly all, and nearly nothing else', () => {
    const outcomes = letters.flatMap(({ text, truth }) => {
      const hits = hitsOf(letterOf([pageOf(text.join('\n'))]), TODAY)
      return ['name', 'idCard', 'mobile', 'address', 'eventDate', 'amountInvolved', 'purpose'].map(field => {
        const found = hits.find(hit => hit.field === field)?.value
        return { found, right: Object.entries(truth).some(([key, value]) => key === field && value === found) }
      })
    })
    const there = letters.flatMap(({ truth }) => Object.keys(truth)).filter(key => !NOT_OF_RULES.includes(key)).length
    const right = outcomes.filter(outcome => outcome.right).length
    const proposed = outcomes.filter(({ found }) => found !== undefined).length
    expect(right / proposed).toBeGreaterThan(0.97)
    expect(right / there).toBeGreaterThan(0.97)
  })
})

const NOT_OF_RULES = ['place', 'category', 'personCount']
