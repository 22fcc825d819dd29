import { confirmationLines } from './draw-confirmation'
import { confirmationProblem } from './typed-confirmation'

describe('a confirmation by the typed name', () => {
  const persons = [{ name: '冯丙莲' }, { name: ' 曹丙榕 ' }, {}]

  it.each([
    ['冯丙莲', ''],
    [' 曹丙榕', ''],
    ['', '请录入来访人姓名'],
    ['  ', '请录入来访人姓名'],
    ['冯丙', '与上面登记的信访人姓名不一致，请核对'],
  ])('of %j: %j', (name, problem) => {
    expect(confirmationProblem(name, persons)).toBe(problem)
  })

  it('confirms nothing for a form without visitors', () => {
    expect(confirmationProblem('冯丙莲', [])).not.toBe('')
  })

  it('says who confirmed what, before whom and when, and that nobody signed by hand', () => {
    expect(confirmationLines({ name: '冯丙莲', witness: '陈丁柏', at: '2026-11-27 09:30' })).toEqual([
      '本人已核对接谈记录，内容属实。',
      '来访人：冯丙莲（录入姓名确认，未手写签名）',
      '见证人：陈丁柏',
      '确认时间：2026-11-27 09:30',
    ])
  })
})
