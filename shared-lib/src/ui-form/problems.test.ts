import { refused } from '../api/portal-error'
import { errorsOf, problemOfRefusal, resolverOf } from './problems'

const NAMES = { persons: ['xfrList', { idCard: 'zjhm' }], summary: 'nrzy' } as const

describe('Problems of a form', () => {
  it('stand at their entries, the first of several, and nowhere where they name none', () => {
    const problems = [
      { field: 'persons.1.name', text: '请填写姓名' },
      { field: 'persons.1.name', text: '姓名太长' },
      { text: '请先判断疑似重复信访件' },
      { field: 'summary', text: '请填写摘要' },
    ]
    expect(errorsOf(problems)).toEqual({
      persons: [undefined, { name: { type: 'problem', message: '请填写姓名' } }],
      summary: { type: 'problem', message: '请填写摘要' },
    })
  })

  it('keep it from being sent', async () => {
    const resolve = resolverOf(({ summary }) => (summary ? [] : [{ field: 'summary', text: '请填写摘要' }]))
    const options = { fields: {}, shouldUseNativeValidation: false }
    expect(await resolve({ summary: '' }, undefined, options)).toMatchObject({ values: {}, errors: { summary: {} } })
    expect(await resolve({ summary: '甲' }, undefined, options)).toEqual({ values: { summary: '甲' }, errors: {} })
  })

  it.each([
    ['nrzy', 'summary'],
    ['xfrList.0.zjhm', 'persons.0.idCard'],
    ['xfrList', 'persons'],
    ['other', 'other'],
    [undefined, undefined],
  ])('are those the server refuses: of %s at %s', (wire, field) => {
    expect(problemOfRefusal(refused('不对', 4002, wire), NAMES)).toEqual({ field, text: '不对' })
  })
})
