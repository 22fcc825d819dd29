import { type Delivery, deliveryProblems, firstDeliveries, toDeliveries } from './deliveries'
import { ABOUT } from './testing/about'

const [PERSON] = ABOUT.people
const INCOMPLETE = '请填写每位信访人的送达方式、送达日期和送达人'
const row = (more: Partial<Delivery> = {}): Delivery => {
  const [first] = firstDeliveries(ABOUT)
  if (!first) throw new Error('There is a petitioner')
  return { ...first, ...more }
}

describe('How a document came to the petitioners', () => {
  it('is proposed as in person, today and by the user, for petitioners alone', () => {
    const people = [
      { ...PERSON, isReachable: false },
      { ...PERSON, personSeq: 2, name: '被反映人', isPetitioner: false },
    ] as typeof ABOUT.people
    expect(firstDeliveries({ ...ABOUT, people })).toMatchObject([
      { personSeq: 1, isReached: false, mode: '0', deliveredOn: ABOUT.today, deliveredBy: '沈丁兰' },
    ])
  })

  it('travels tidy: a number of the post only by post, witnesses only of a refusal', () => {
    const file = { id: 'f1', name: '回证.pdf' }
    const both = { mailNo: ' XA1 ', witnesses: ['韩戊竹', '杨己松'], deliveredBy: ' 沈丁兰 ', files: [file] }
    const sent = toDeliveries([row({ ...both, mode: '1' }), row({ ...both, personSeq: 2, refused: true, files: [] })])
    expect(sent.deliveries).toEqual([
      expect.objectContaining({ mailNo: 'XA1', witnesses: [], deliveredBy: '沈丁兰', fileId: 'f1' }),
      expect.objectContaining({ mailNo: '', witnesses: both.witnesses }),
    ])
    expect(sent.deliveries[1]).not.toHaveProperty('fileId')
    expect(sent.unreached).toEqual([])
  })

  it('of whom nobody could reach is what was tried, and nothing else', () => {
    const attempts = ' 按登记地址邮寄被退回。 '
    expect(toDeliveries([row({ isReached: false, attempts })])).toEqual({
      deliveries: [],
      unreached: [{ personSeq: 1, attempts: '按登记地址邮寄被退回。' }],
    })
  })

  it.each<[string, Partial<Delivery>, string]>([
    ['no way', { mode: '' }, INCOMPLETE],
    ['no day', { deliveredOn: '' }, INCOMPLETE],
    ['nobody who brought it', { deliveredBy: ' ' }, INCOMPLETE],
    [
      'a strange number of the post',
      { mode: '1', mailNo: 'XA 12#' },
      '邮件单号应为30位以内的字母和数字，请核对邮件详情单',
    ],
    ['one witness named twice', { refused: true, witnesses: ['韩戊竹', '韩戊竹'] }, '拒收的，请填写两名见证人'],
    ['few words of what was tried', { isReached: false, attempts: '没找到' }, '请填写不少于10个字的联系经过'],
  ])('is wrong with %s', (_, more, text) => {
    expect(deliveryProblems('deliveries', INCOMPLETE, [row(), row(more)])).toEqual([{ field: 'deliveries', text }])
  })

  it('is right as it is proposed, and with two witnesses of a refusal', () => {
    const refused = row({ refused: true, witnesses: ['韩戊竹', '杨己松'] })
    expect(deliveryProblems('deliveries', INCOMPLETE, [row(), refused])).toEqual([])
  })
})
