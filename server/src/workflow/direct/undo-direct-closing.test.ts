import { archive, closeDirectly, file, undoDirectClosing } from '@portal/shared-lib/contract/actions'
import { buttonStatus } from '@portal/shared-lib/contract/buttons'
import { useCases } from '../../../test/cases'
import { usePortal } from '../../../test/portal'

describe('撤销办结', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)

  beforeEach(() => portal.clock.stopAt('2026-11-20T09:00:00+08:00'))
  afterAll(() => portal.clock.reset())

  const KEPT = { closeType: '10', reason: '080400' } as const
  const REASON = { reason: '来信另有具体诉求，应按程序分办。' }

  it('is for whoever did it, on the same day: it is with that person again, the limit as it was', async () => {
    const letter = await cases.letter()
    const due = await letter.dueOf('K01')
    await letter.act('zs01', closeDirectly, KEPT)
    portal.clock.advance({ hours: 5 })
    expect(await letter.act('zs01', undoDirectClosing, REASON)).toMatchObject({ state: '10' })
    expect([await letter.todos(), await letter.clocks()]).toEqual([['sort demo-zs01'], ['K01']])
    expect(await letter.dueOf('K01')).toEqual(due)
    expect(await letter.lastEntry()).toMatchObject({ action: '撤销办结', text: REASON.reason })
  })

  it('is for others, or later, only where they head the department', async () => {
    const letter = await cases.letter()
    await letter.act('zs01', closeDirectly, KEPT)
    const text = '只有办结人当日可以撤销，之后请由处(科)长撤销'
    expect(await letter.refusal('zs05', undoDirectClosing, REASON)).toBe(text)
    portal.clock.advance({ hours: 24 })
    expect(await letter.refusal('zs01', undoDirectClosing, REASON)).toBe(text)
    expect(await letter.act('zs06', undoDirectClosing, REASON)).toMatchObject({ state: '10' })
  })

  it('is not for what was closed otherwise', async () => {
    const letter = await cases.letter({ purpose: '01', request: '' })
    await letter.act('zs05', file, { reason: '080400' })
    const text = '该件不是在信件办结登记中办结的，不能在此撤销'
    expect(await letter.refusal('zs06', undoDirectClosing, REASON)).toBe(text)
    const { petitionNo } = letter
    const buttons = await portal.answerTo(buttonStatus, { petitionNo }, { token: await cases.tokenOf('zs06') })
    expect(buttons.find(({ action }) => action === 'undoDirectClosing')).toMatchObject({ enabled: 0, reason: text })
  })

  it('needs a reason, and is too late once the letter is archived', async () => {
    const letter = await cases.letter()
    await letter.act('zs05', closeDirectly, KEPT)
    expect(await letter.refusal('zs05', undoDirectClosing, { reason: '误操作' })).toBe('请填写不少于10个字的理由')
    expect(await letter.refusal('zs08', undoDirectClosing, REASON)).toBe('您没有此项操作的权限，请联系管理员')
    await letter.act('zs05', archive)
    expect(await letter.refusal('zs05', undoDirectClosing, REASON)).toBe('该件已归档，不能撤销办结')
  })
})
