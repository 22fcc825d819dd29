import { requestSupervision, settleSuggestion, transfer } from '@portal/shared-lib/contract/actions'
import { answering, TODAY } from '../../../test/answers'
import { useCases } from '../../../test/cases'
import { dispatchArgs, LABOUR } from '../../../test/dispatches'
import { usePortal } from '../../../test/portal'

describe('提请督办', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { signed } = answering(portal, cases)

  beforeAll(() => portal.clock.stopAt(`${TODAY}T09:00:00+08:00`))
  afterAll(() => portal.clock.reset())

  const request = { situation: '10', text: '承办单位经两次催办仍未受理，也未说明原因。' }
  const SUGGESTED = 'superviseSuggestion 990000000-xf'

  it.each([
    ['zs05', '您没有此项操作的权限，请联系管理员'],
    ['rs13', '您没有此项操作的权限，请联系管理员'],
    ['al06', '当前状态为“已签收待受理”，不能提请督办，请刷新后查看可办理的操作'],
  ])('is not for %s', async (account, text) => {
    const letter = await signed()
    expect(await letter.refusal(account, requestSupervision, request)).toBe(text)
    expect(await letter.todos()).not.toContain(SUGGESTED)
  })

  it.each([
    ['without a situation', { situation: '' }, '请选择督办情形'],
    ['for a situation that there is not', { situation: '77' }, '请选择督办情形'],
    ['in few words', { text: '请督办' }, '请填写提请督办理由（10至500字）'],
  ])('is refused %s', async (_, change, text) => {
    expect(await (await signed()).refusal('zs06', requestSupervision, { ...request, ...change })).toBe(text)
  })

  it('waits until the petition is signed for', async () => {
    const letter = await cases.letter()
    await letter.act('zs05', transfer, dispatchArgs(LABOUR))
    expect(await letter.refusal('zs06', requestSupervision, request)).toMatch(/^当前状态为“待签收”，不能提请督办/)
  })

  it.each(['zs06', 'zs07'])('puts the case before the supervisors when %s asks, unread by the unit', async account => {
    const letter = await signed()
    const before = await letter.todos()
    expect(await letter.act(account, requestSupervision, request)).toMatchObject({ state: '25' })
    expect(await letter.todos()).toEqual([...before, SUGGESTED])
    const text = `推诿敷衍拖延：${request.text}`
    expect(await letter.lastEntry()).toEqual({ action: '提请督办', text, shared: false })
  })

  it('is asked once for the same step, and settled by the supervisors', async () => {
    const letter = await signed()
    await letter.act('zs06', requestSupervision, request)
    const again = '该件已提请督办，或本单位没有督查人员；已提请的请等待督查人员处理'
    expect(await letter.refusal('zs07', requestSupervision, request)).toBe(again)
    await letter.act('zs08', settleSuggestion, { decision: 'no', text: '拟发起督办。' })
    expect(await letter.todos()).not.toContain(SUGGESTED)
  })

  it('leads to an order for the situation that was chosen', async () => {
    const letter = await signed()
    await letter.act('zs06', requestSupervision, { ...request, situation: '04' })
    expect(await letter.refusal('zs07', requestSupervision, request)).toContain('已提请')
    await letter.act('zs08', settleSuggestion, { decision: 'order', text: '情况属实，发起督办。' })
    const orders = portal.db.selectFrom('supervision').orderBy('id', 'desc').select(['reason', 'facts', 'origin'])
    expect(await orders.executeTakeFirst()).toMatchObject({ reason: '04', origin: 'suggestion' })
  })
})
