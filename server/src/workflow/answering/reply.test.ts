import { reply, signFor, transfer } from '@portal/shared-lib/contract/actions'
import { answering, messagesTo, SIMPLE, TODAY } from '../../../test/answers'
import { useCases } from '../../../test/cases'
import { dispatchArgs, LABOUR } from '../../../test/dispatches'
import { usePortal } from '../../../test/portal'

const CLASSIFIED = '内容含有涉密词语，请删除后再提交；本系统不得处理涉密信息'

describe('直接回复', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { assigned, signed } = answering(portal, cases)

  beforeAll(() => portal.clock.stopAt(`${TODAY}T09:00:00+08:00`))
  afterAll(() => portal.clock.reset())

  const args = { reply: '你咨询的补贴标准为每亩一百二十元。', deliveryMode: '3', deliveredOn: TODAY }

  it('closes a letter where it was registered', async () => {
    const letter = await cases.letter()
    expect(await letter.act('zs05', reply, args)).toMatchObject({ state: '60', stateName: '已办结' })
    expect(await letter.todos()).toEqual([])
    expect(await letter.clocks()).toEqual(['K13'])
  })

  it('closes a letter that was transferred, and tells the sender', async () => {
    const letter = await signed()
    expect(await letter.act('rs12', reply, args)).toMatchObject({ state: '60' })
    expect(await letter.todos()).toEqual([])
    expect(await letter.clocks()).toEqual(['K13', 'K13'])
    const [told] = await messagesTo(portal, 'zs05', '3')
    expect(told).toBe(`信访件${letter.petitionNo}已由安澜市人力资源和社会保障局办结。`)
  })

  it('closes what is simple as such, and only where nothing speaks against it', async () => {
    const letter = await cases.letter()
    const ofIt = () => portal.db.selectFrom('petition').where('petition_no', '=', letter.petitionNo)
    const repeated = (repeat_flag: '0' | '1') =>
      portal.db.updateTable('petition').set({ repeat_flag }).where('petition_no', '=', letter.petitionNo).execute()
    await repeated('1')
    expect(await letter.refusal('zs05', reply, { ...args, simple: SIMPLE })).toBe(
      '重复信访不适用简易办理，请按普通程序办理',
    )
    await repeated('0')
    expect(await letter.act('zs05', reply, { ...args, simple: SIMPLE })).toMatchObject({ state: '60' })
    expect(await ofIt().select('close_type').executeTakeFirst()).toEqual({ close_type: '13' })
  })

  it.each([
    [
      'an unmet condition of what is simple',
      { ...args, simple: { ...SIMPLE, isClear: false } },
      '简易办理须符合“事实清楚、责任明确”，请核实后勾选；不符合的请按普通程序办理',
    ],
    [
      'no ground of what is simple',
      { ...args, simple: { ...SIMPLE, isUrgent: false } },
      '简易办理须至少符合一项适用情形，请勾选；都不符合的请按普通程序办理',
    ],
    ['few words', { ...args, reply: '已解决。' }, '回复内容不少于10个字'],
    ['a classified word', { ...args, reply: '涉密事项已经另行答复。' }, CLASSIFIED],
    ['no way of delivery', { ...args, deliveryMode: '' }, '请登记回复方式和送达日期'],
    ['an unknown way of delivery', { ...args, deliveryMode: '77' }, '请登记回复方式和送达日期'],
    ['a delivery of tomorrow', { ...args, deliveredOn: '2026-11-21' }, '请登记回复方式和送达日期'],
    ['a delivery before the letter', { ...args, deliveredOn: '2026-11-19' }, '请登记回复方式和送达日期'],
  ])('is refused with %s', async (_, wrong, text) => {
    const letter = await cases.letter()
    expect(await letter.refusal('zs05', reply, wrong)).toBe(text)
    expect(await letter.state()).toBe('10')
  })

  it('is not how an assignment is answered', async () => {
    const letter = await assigned()
    expect(await letter.refusal('rs12', reply, args)).toBe('交办件应提交办理报告，不能直接回复')
  })

  it('is for whoever has the letter', async () => {
    const letter = await cases.letter()
    await letter.act('zs05', transfer, dispatchArgs(LABOUR))
    await letter.act('rs12', signFor)
    expect(await letter.refusal('zs06', reply, args)).toBe('您没有此项操作的权限，请联系管理员')
    await letter.act('rs12', reply, args)
    expect(await letter.refusal('rs12', reply, args)).toBe('信访件已办结，不能修改')
  })
})
