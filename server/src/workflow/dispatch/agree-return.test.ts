import { agreeReturn, requestReturn, transfer } from '@portal/shared-lib/contract/actions'
import { answering, RETURN } from '../../../test/answers'
import { useCases } from '../../../test/cases'
import { dispatchArgs, HOUSING, LABOUR } from '../../../test/dispatches'
import { usePortal } from '../../../test/portal'

describe('同意退回', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { act, returned } = answering(portal, cases)

  beforeEach(() => portal.clock.stopAt('2026-11-20T09:00:00+08:00'))
  afterAll(() => portal.clock.reset())

  it('sends it to another unit in the same act, whose limits start anew', async () => {
    const letter = await returned()
    portal.clock.stopAt('2026-11-23T09:00:00+08:00')
    expect(await letter.act('zs05', agreeReturn, { orgId: HOUSING, text: '请办理。' })).toMatchObject({ state: '20' })
    expect(await letter.todos()).toEqual([`signFor ${HOUSING}`])
    expect(await letter.dueOf('K03')).toEqual(new Date('2026-11-30T23:59:59+08:00'))
    const text = '改送安澜市住房和城乡建设局：请办理。'
    expect(await letter.lastEntry()).toMatchObject({ action: '同意退回', text })
  })

  it('lets a sender keep it: the limit for sorting runs on from the registration', async () => {
    const letter = await cases.letter()
    const due = await letter.dueOf('K01')
    await letter.act('zs05', transfer, dispatchArgs(LABOUR))
    await act(letter, 'rs12', requestReturn, RETURN, 'rs13')
    portal.clock.stopAt('2026-11-24T09:00:00+08:00')
    expect(await letter.act('zs05', agreeReturn, { text: '由我局处理。' })).toMatchObject({ state: '10' })
    expect(await letter.todos()).toEqual(['sort 990000000-xf'])
    expect(await letter.dueOf('K01')).toEqual(due)
  })

  it.each([
    ['the unit that returns it', { orgId: LABOUR, text: '请办理。' }, '新的承办单位不能是退回单位'],
    ['a unit that does not exist', { orgId: 'nowhere', text: '请办理。' }, '请选择可接收的单位'],
    ['no words', { orgId: HOUSING, text: ' ' }, '请填写办理意见（1至1000字）'],
  ])('is refused with %s', async (_, args, text) => {
    const letter = await returned()
    expect(await letter.refusal('zs05', agreeReturn, args)).toBe(text)
    expect(await letter.todos()).toEqual(['returnSignFor demo-zs05'])
  })

  it('is for whoever sent it', async () => {
    const letter = await returned()
    const args = { orgId: HOUSING, text: '请办理。' }
    expect(await letter.refusal('zs06', agreeReturn, args)).toBe('您没有此项操作的权限，请联系管理员')
    expect(await letter.refusal('rs12', agreeReturn, args)).toMatch(/^当前状态为“退回待确认”，不能同意退回/)
  })
})
