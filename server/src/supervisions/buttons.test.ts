import type { Call } from '@portal/shared-lib/contract/form'
import * as supervisions from '@portal/shared-lib/contract/supervisions'
import { answering, TODAY } from '../../test/answers'
import { useCases } from '../../test/cases'
import { CITY_BUREAU, LABOUR } from '../../test/dispatches'
import { usePortal } from '../../test/portal'
import { FEEDBACK, supervising } from '../../test/supervisions'

/** Who acts in each column: the office that supervises, the addressee, the bureau that watches it. */
const COLUMNS = ['zs08', 'rs12', 'al05'] as const

/** What each may do with the order as a whole: state | office. */
const OF_ORDER = `
0 | 送审发出 撤回督办
1 | –
2 | –
6 | 再督办
7 | –`

/** And for an addressee: state | office | addressee | the bureau above it. */
const OF_ADDRESSEE = `
0 | – | – | –
1 | – | – | –
2 | 督办催办 督办延期 办结督办 | 签收督办 申请退回督办 | –
3 | 督办催办 督办延期 办结督办 | 督办反馈 申请退回督办 申请延期反馈 | –
4 | 认定反馈 退回补充反馈 | – | –
5 | 督办催办 督办延期 办结督办 | 督办反馈 申请延期反馈 | –
6 | – | – | –
8 | 同意退回督办 不同意退回督办 | – | –
9 | – | – | –`

const rowsOf = (table: string): readonly string[][] =>
  table
    .trim()
    .split('\n')
    .map(line => line.split(' | '))

const cells = (table: string) =>
  rowsOf(table).map(([state = '', ...words]) => ({
    state,
    allowed: words.map(each => (each === '–' ? [] : each.split(' ').sort())),
  }))

describe('The buttons of an order', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { accepted } = answering(portal, cases)
  const { drafted, decideAs, sent, answered, addresseesOf } = supervising(portal, cases)

  beforeAll(() => portal.clock.stopAt(`${TODAY}T09:00:00+08:00`))
  afterAll(() => portal.clock.reset())

  const to = { addressees: [LABOUR] }

  /** The order and its addressee, in each of their states. */
  const ORDERS: Readonly<Record<string, () => Promise<string>>> = {
    '0': async () => (await drafted([await accepted()])).id,
    '1': async () => {
      const order = await drafted([await accepted()])
      await order.act('zs08', supervisions.submit, { text: '' })
      return order.id
    },
    '2': async () => {
      while (await waits()) await decideAs('zs07')
      return (await sent([await accepted()], to)).order.id
    },
    '6': async () => await ended(),
    '7': async () => {
      const order = await drafted([await accepted()])
      await order.act('zs08', supervisions.withdraw, { text: '情况已经查清。' })
      return order.id
    },
  }

  const ADDRESSEES: Readonly<Record<string, () => Promise<string>>> = {
    '0': async () => await only((await drafted([await accepted()])).id),
    '1': async () => {
      const addressee = await signed()
      await addressee.act('rs12', supervisions.feedBack, FEEDBACK)
      return addressee.id
    },
    '2': async () => await only((await sent([await accepted()], to)).order.id),
    '3': async () => (await signed()).id,
    '4': async () => (await answeredOne()).id,
    '5': async () => {
      const addressee = await answeredOne()
      await addressee.act('zs08', supervisions.sendBack, { text: '请补充发放工资的凭证。' })
      return addressee.id
    },
    '6': async () => await only(await ended()),
    '8': async () => await returning(),
    '9': async () => {
      const id = await returning()
      const found = (await addresseesOf(await orderOf(id)))[0]
      await found?.act('zs08', supervisions.agreeReturn, { text: '' })
      return id
    },
  }

  const waits = async () => {
    const pending = portal.db.selectFrom('approval').where('state', '=', 'pending')
    return (await pending.where('subject_type', 'like', 'supervis%').select('id').executeTakeFirst()) !== undefined
  }
  const only = async (orderId: string) => {
    const [addressee] = await addresseesOf(orderId)
    if (!addressee) throw new Error('The order has no addressee')
    return addressee.id
  }
  const orderOf = async (addresseeId: string) => {
    const of = portal.db.selectFrom('supervision_addressee').where('id', '=', addresseeId)
    return (await of.select('supervision_id').executeTakeFirstOrThrow()).supervision_id
  }
  async function signed() {
    const { addressees } = await sent([await accepted()], to)
    const [addressee] = addressees
    if (!addressee) throw new Error('The order has no addressee')
    await addressee.act('rs12', supervisions.sign, {})
    return addressee
  }
  async function answeredOne() {
    while (await waitsHere()) await decideAs('rs14')
    return (await answered([await accepted()])).addressee
  }
  const waitsHere = async () => {
    const pending = portal.db.selectFrom('approval').where('state', '=', 'pending').where('org_id', '=', LABOUR)
    return (await pending.select('id').executeTakeFirst()) !== undefined
  }
  async function ended() {
    const { order, addressees } = await sent([await accepted()], to)
    const ending = { conclusion: '3', words: '经复核，反映的问题不成立。' } as const
    await addressees[0]?.act('zs08', supervisions.close, ending)
    return order.id
  }
  async function returning() {
    while (await waitsHere()) await decideAs('rs14')
    const { addressees } = await sent([await accepted()], to)
    const [addressee] = addressees
    if (!addressee) throw new Error('The order has no addressee')
    await addressee.act('rs12', supervisions.askReturn, { text: '该事项不属于我单位职责，建议另行督办。' })
    await decideAs('rs14')
    return addressee.id
  }

  const enabledFor = async (account: string, call: Call, proceedingId: string): Promise<string[]> => {
    const { code, data } = await portal.ask(call, { proceedingId } as never, { token: await cases.tokenOf(account) })
    if (code !== 0) return []
    const rows = data as readonly { name: string; visible: number; enabled: number }[]
    return rows.flatMap(({ name, visible, enabled }) => (visible && enabled ? [name] : [])).sort()
  }

  it.each(cells(OF_ORDER))('as a whole, in state $state', async ({ state, allowed }) => {
    const id = (await ORDERS[state]?.()) ?? ''
    expect(await enabledFor('zs08', supervisions.supervisionButtons, id)).toEqual(allowed[0])
    for (const other of ['rs12', 'al05', 'zs05'])
      expect([other, await enabledFor(other, supervisions.supervisionButtons, id)]).toEqual([other, []])
    while (await waits()) await decideAs((await waitsHere()) ? 'rs14' : 'zs07')
  })

  it.each(cells(OF_ADDRESSEE))('for an addressee, in state $state', async ({ state, allowed }) => {
    const id = (await ADDRESSEES[state]?.()) ?? ''
    for (const [at, account] of COLUMNS.entries())
      expect([account, await enabledFor(account, supervisions.addresseeButtons, id)]).toEqual([account, allowed[at]])
    while (await waits()) await decideAs((await waitsHere()) ? 'rs14' : 'zs07')
  })

  it('say why, where the office of another order looks', async () => {
    const { addressees } = await sent([await accepted()], { addressees: [LABOUR, CITY_BUREAU] })
    const [labour, city] = addressees
    if (!labour || !city) throw new Error('no addressees')
    expect(await enabledFor('al05', supervisions.addresseeButtons, city.id)).toEqual(
      ['申请退回督办', '签收督办'].sort(),
    )
    expect(await enabledFor('al05', supervisions.addresseeButtons, labour.id)).toEqual([])
  })
})
