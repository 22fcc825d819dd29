import { SUPERVISION_EVENT_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/recommendation'
import * as contract from '@portal/shared-lib/contract/supervision-events'
import { TODAY } from '../../test/answers'
import { useCases } from '../../test/cases'
import { LABOUR } from '../../test/dispatches'
import { usePortal } from '../../test/portal'
import { supervising } from '../../test/supervisions'
import { wallOff } from '../../test/walls'

const TEXT = '就欠薪线索办理进展缓慢一事，要求一个月内整改到位。'
const UNKNOWN = '信访件不存在或您无权查看'

describe('Events 通报、约谈、挂牌督办', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  beforeAll(() => portal.clock.stopAt(`${TODAY}T09:00:00+08:00`))
  afterAll(() => portal.clock.reset())
  const as = async (account: string) => ({ token: await cases.tokenOf(account) })

  const event = (more: object) =>
    ({ kind: '2', receiverId: LABOUR, heldOn: TODAY, documentNo: '临信约〔2026〕1号', text: TEXT, ...more }) as const
  const add = async (more: object, account = 'zs08') =>
    await portal.answerTo(contract.addSupervisionEvent, event(more), await as(account))
  const refusal = async (more: object, account = 'zs08') =>
    (await portal.ask(contract.addSupervisionEvent, event(more), await as(account))).message
  const listed = async (account: string) =>
    (await portal.answerTo(contract.supervisionEvents, { limit: 999 }, await as(account))).list
  const of = async (asked: object, account = 'zs08') =>
    (await portal.answerTo(contract.supervisionEventsOf, asked, await as(account))).map(({ id }) => id)

  it('of each kind are listed for both sides, the petition for those alone who may see it', async () => {
    const { petitionNo } = await cases.letter()
    for (const kind of ['1', '2', '3']) {
      const { id } = await add({ kind, petitionNo })
      const here = (await listed('zs08')).find(one => one.id === id)
      expect(here).toMatchObject({ kind, text: TEXT, petitionNo, heldOn: TODAY })
      expect((await listed('rs12')).find(one => one.id === id)).toMatchObject({ kind, petitionNo: '' })
      expect((await listed('al07')).map(one => one.id)).not.toContain(id)
      expect(await of({ petitionNo })).toContain(id)
    }
  })

  it('stand with the order that they are about', async () => {
    const { order } = await supervising(portal, cases).sent([], { title: '欠薪专项督办' })
    const { id } = await add({ supervisionId: order.id })
    expect(await of({ supervisionId: order.id })).toEqual([id])
    expect(await of({ supervisionId: order.id }, 'rs12')).toEqual([])
  })

  it('are refused in words where something lacks, and of what is walled off or unknown', async () => {
    const { petitionNo } = await cases.letter()
    expect(await refusal({})).toBe(TEXTS.noSubject)
    expect(await refusal({ petitionNo, heldOn: '2030-01-01' })).toBe(TEXTS.notYet)
    expect(await refusal({ petitionNo, receiverId: 'nobody' })).toBe(TEXTS.noReceiver)
    expect(await refusal({ petitionNo: 'LX990000209901019999' })).toBe(UNKNOWN)
    expect(await refusal({ supervisionId: '999999' })).toContain('督办件不存在')
    await wallOff(portal.db, petitionNo, ['demo-zs08'])
    expect(await refusal({ petitionNo })).toBe(TEXTS.walled)
  })
})
