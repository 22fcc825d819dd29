import { accept, extend, informExtension } from '@portal/shared-lib/contract/actions'
import { buttonStatus } from '@portal/shared-lib/contract/buttons'
import { answering, notice } from '../../../test/answers'
import { useCases } from '../../../test/cases'
import { usePortal } from '../../../test/portal'

const asked = { days: 20, reason: '因需委托第三方鉴定，情况复杂，申请延长办理期限。' }

describe('延期', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const labour = answering(portal, cases)

  beforeEach(() => portal.clock.stopAt('2026-11-20T09:00:00+08:00'))
  afterAll(() => portal.clock.reset())

  async function accepted() {
    const letter = await labour.signed()
    await letter.act('rs12', accept, notice())
    return letter
  }

  it('is granted by the head of the organ: the limit is later, and the petitioner is to be told', async () => {
    const letter = await accepted()
    // 60 days end on 2027-01-19, 80 on 2027-02-08.
    expect(await letter.dueOf('K05')).toEqual(new Date('2027-01-19T23:59:59+08:00'))
    expect(await letter.act('rs12', extend, asked)).toMatchObject({ state: '30', awaitsApproval: true })
    await labour.agree(letter, 'rs14')
    expect(await letter.dueOf('K05')).toEqual(new Date('2027-02-08T23:59:59+08:00'))
    expect(await letter.todos()).toEqual(['handle demo-rs12', 'informExtension demo-rs12'])
    await letter.act('rs12', informExtension, { informedOn: '2026-11-20', mode: '0' })
    expect(await letter.todos()).toEqual(['handle demo-rs12'])
  })

  it('changes nothing where the head does not agree, and can be asked for again', async () => {
    const letter = await accepted()
    await letter.act('rs12', extend, asked)
    await labour.decideAs('rs14', letter, 'back')
    expect(await letter.dueOf('K05')).toEqual(new Date('2027-01-19T23:59:59+08:00'))
    await letter.act('rs12', extend, asked)
  })

  it('is granted once', async () => {
    const letter = await accepted()
    await labour.act(letter, 'rs12', extend, asked, 'rs14')
    expect(await letter.refusal('rs12', extend, asked)).toBe('该件已延期一次，不能再次延期')
  })

  it('is asked for before the limit has passed; what was asked for in time may be granted later', async () => {
    const [late, inTime] = [await accepted(), await accepted()]
    portal.clock.stopAt('2027-01-19T23:59:59+08:00')
    await inTime.act('rs12', extend, asked)
    portal.clock.stopAt('2027-01-20T00:00:00+08:00')
    expect(await late.refusal('rs12', extend, asked)).toBe('已超过办结期限，不能申请延期')
    const buttons = await portal.answerTo(buttonStatus, late, { token: await cases.tokenOf('rs12') })
    expect(buttons.find(({ action }) => action === 'extend')).toMatchObject({
      enabled: 0,
      reason: '已超过办结期限，不能申请延期',
    })
    await labour.agree(inTime, 'rs14')
    expect(await inTime.dueOf('K05')).toEqual(new Date('2027-02-08T23:59:59+08:00'))
  })

  it.each([
    [{ ...asked, days: 31 }, '延长期限不得超过30日'],
    [{ ...asked, days: 0 }, '延长期限不得超过30日'],
    [{ ...asked, reason: '情况复杂。' }, '请填写延期理由（10至1000字）'],
  ])('is refused for %j', async (args, text) => {
    expect(await (await accepted()).refusal('rs12', extend, args)).toBe(text)
  })
})
