import { type Closing, closingOf, problemOf } from './close-letters'

const ENTERED: Closing = {
  closeType: '10',
  reason: '080100',
  reply: '已答复来信人，问题已解决。',
  competent: '可以向人民法院起诉。',
  mainNo: 'LX990000261101000003',
  text: '来信内容不明。',
  boxNo: '2026-3',
}
const NOTHING = { reason: '', reply: '', competent: '', mainNo: '' }
const { text, boxNo } = ENTERED

describe('Letters that end alike', () => {
  it.each([
    ['10', { reason: '080100' }],
    ['02', { reply: ENTERED.reply }],
    ['09', { competent: ENTERED.competent }],
    ['11', { mainNo: ENTERED.mainNo }],
  ] as const)('are told by %s of what was entered only what they take', (closeType, taken) => {
    expect(closingOf({ ...ENTERED, closeType })).toEqual({ ...NOTHING, ...taken, closeType, text, boxNo })
  })

  it('take no reason that was chosen for another end', () => {
    const wrong = closingOf({ ...ENTERED, closeType: '09' })
    expect(problemOf(wrong)).toBe('请选择办结方式和办结理由')
    expect(problemOf(closingOf({ ...ENTERED, closeType: '09', reason: '070100' }))).toBe('')
  })
})
