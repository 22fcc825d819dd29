import { recordCallback, selectForCheck } from '@portal/shared-lib/contract/actions'
import { ratings } from '@portal/shared-lib/contract/cases'
import { answering, TODAY } from '../../../test/answers'
import { useCases } from '../../../test/cases'
import { usePortal } from '../../../test/portal'

describe('回访', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { closed } = answering(portal, cases)

  beforeAll(() => portal.clock.stopAt('2026-11-20T09:00:00+08:00'))
  afterAll(() => portal.clock.reset())

  const callback = { calledOn: TODAY, way: 'phone' as const, value: '0' as const }
  const bad = { ...callback, value: '3' as const, note: '第二项诉求没有回应。' }

  async function selected() {
    const letter = await closed()
    await letter.act('zs08', selectForCheck)
    return letter
  }

  it('keeps what petitioners say, as often as they are called; the check goes on', async () => {
    const letter = await selected()
    await letter.act('zs08', recordCallback, bad)
    const text = `${TODAY} 电话回访，信访人不满意：第二项诉求没有回应。`
    expect(await letter.lastEntry()).toEqual({ action: '回访', text, shared: false })
    expect(await letter.act('zs08', recordCallback, { ...callback, way: 'visit' })).toMatchObject({ state: '60' })
    expect(await letter.todos()).toEqual(['closingCheck demo-zs08'])
    const token = await cases.tokenOf('zs08')
    const { checks } = await portal.answerTo(ratings, { petitionNo: letter.petitionNo }, { token })
    expect(checks[0]?.callbacks).toMatchObject([
      { calledOn: TODAY, way: 'phone', valueName: '不满意', note: '第二项诉求没有回应。' },
      { way: 'visit', valueName: '满意', note: '' },
    ])
  })

  it.each([
    ['a complaint without its words', { ...bad, note: '' }, '信访人不满意的，请填写其反映的情况'],
    ['a day before the closing', { ...callback, calledOn: '2026-11-19' }, '回访日期应在办结之日至今日之间'],
    ['a day to come', { ...callback, calledOn: '2026-11-21' }, '回访日期应在办结之日至今日之间'],
  ])('is refused with %s', async (_, args, text) => {
    expect(await (await selected()).refusal('zs08', recordCallback, args)).toBe(text)
  })

  it('is for whoever checks the closing', async () => {
    expect(await (await closed()).refusal('zs08', recordCallback, callback)).toBe('该件尚未抽取核查，请先抽取核查')
    const letter = await selected()
    expect(await letter.refusal('rs12', recordCallback, callback)).toBe('您没有此项操作的权限，请联系管理员')
    expect(await letter.refusal('zs06', recordCallback, callback)).toContain('该事项不在您或本部门名下')
  })
})
