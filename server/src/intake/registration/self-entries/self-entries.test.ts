import type { CallArgs } from '@portal/shared-lib/contract/form'
import {
  checkSelfEntry,
  openSelfEntry,
  rateVisit,
  selfEntries,
  sendSelfEntry,
  takeSelfEntry,
  visitOutcome,
} from '@portal/shared-lib/contract/self-entries'
import { callTicket, issueTicket, registerInterview, voidTicket } from '@portal/shared-lib/contract/tickets'
import { useCases } from '../../../../test/cases'
import { tablesHolding } from '../../../../test/legible'
import { usePortal } from '../../../../test/portal'
import { registrationArgs } from '../../../../test/registrations'
import { forgetSelfEntries } from './take'

type Entry = CallArgs<typeof sendSelfEntry>

const GONE = '二维码已失效或已填报过，请到窗口重新扫码'
const ENTERED = {
  name: '冯丙莲',
  idCard: '990102199001011234',
  mobile: '11012340001',
  address: '安澜市石渡县荷塘镇',
  summary: '反映小区电梯故障频发，物业公司不维修。',
}

describe('What a visitor enters on the own phone', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const as = async (account: string) => ({ token: await cases.tokenOf(account) })
  const issue = async () =>
    (await portal.answerTo(issueTicket, { windowName: '3号窗口', personCount: 1 }, await as('zs02'))).ticketNo
  const tokenFor = async (ticketNo: string) =>
    (await portal.answerTo(openSelfEntry, { ticketNo }, await as('zs02'))).token
  const sendWith = (token: string, more: Partial<Entry> = {}) =>
    portal.ask(sendSelfEntry, { ...ENTERED, token, ...more })

  beforeEach(() => portal.clock.stopAt('2026-11-20T09:00:00+08:00'))
  afterAll(() => portal.clock.reset())

  it('is taken over by whoever hears the visitor, and legible nowhere', async () => {
    const ticketNo = await issue()
    const token = await tokenFor(ticketNo)
    expect((await portal.ask(takeSelfEntry, { ticketNo }, await as('zs03'))).message).toBe('来访人尚未自助填报')
    expect(await portal.answerTo(checkSelfEntry, { token })).toEqual({ until: '2026-11-20 09:30:00' })
    expect(await sendWith(token)).toMatchObject({ code: 0, data: null })
    const shown = async () =>
      (await portal.answerTo(selfEntries, {}, await as('zs02'))).filter(one => one.ticketNo === ticketNo)
    expect(await shown()).toMatchObject([{ ticketNo, filledAt: '2026-11-20 09:00:00', isTaken: false, rating: '' }])
    expect(await tablesHolding(portal.db, [ENTERED.idCard, token])).toEqual([])
    expect(await portal.answerTo(takeSelfEntry, { ticketNo }, await as('zs03'))).toEqual(ENTERED)
    expect(await shown()).toMatchObject([{ isTaken: true }])
    await portal.db.deleteFrom('self_entry').where('ticket_no', '=', ticketNo).execute()
  })

  it('is followed by what came of the visit, and by a rating of the reception, once', async () => {
    const ticketNo = await issue()
    const token = await tokenFor(ticketNo)
    const outcome = async (one = token) => portal.ask(visitOutcome, { token: one })
    const rate = async (one = token) => portal.ask(rateVisit, { token: one, rating: '3', text: '等了两个小时' })
    expect((await outcome()).message).toBe(GONE)
    await sendWith(token)
    expect((await outcome()).data).toMatchObject({ state: 'waiting', petitionNo: '', queryCode: '' })
    expect((await rate()).message).toBe('接待结束、完成登记后可以评价')
    await portal.answerTo(callTicket, { ticketNo }, await as('zs03'))
    expect((await outcome()).data).toMatchObject({ state: 'called' })
    const visit = registrationArgs({ form: 'visit', channel: '200', actualVisitors: 1 })
    const heard = { ...visit, ticketNo, record: '来访人陈述情况，已逐项说明。' }
    const { petitionNo, queryCode } = await portal.answerTo(registerInterview, heard, await as('zs03'))
    expect((await outcome()).data).toEqual({ state: 'registered', petitionNo, queryCode, isRated: false })
    const both = await Promise.all([rate(), rate()])
    expect(both.map(({ message }) => message).filter(message => message === '您已评价过，感谢支持')).toHaveLength(1)
    expect((await outcome()).data).toMatchObject({ isRated: true })
    const shown = await portal.answerTo(selfEntries, {}, await as('zs02'))
    expect(shown.find(one => one.ticketNo === ticketNo)).toMatchObject({ rating: '不满意', ratingText: '等了两个小时' })
    expect(await tablesHolding(portal.db, ['等了两个小时'])).toEqual([])
    for (const made of ['made-up', '']) {
      expect((await outcome(made)).message).toBe(GONE)
      expect((await rate(made)).message).toBe(GONE)
    }
    await portal.db.deleteFrom('self_entry').where('ticket_no', '=', ticketNo).execute()
  })

  it('is sent once with a token, and within half an hour', async () => {
    const ticketNo = await issue()
    const [token, other] = [await tokenFor(ticketNo), await tokenFor(ticketNo)]
    const both = await Promise.all([sendWith(token), sendWith(token)])
    expect(both.map(({ message }) => message).filter(message => message === GONE)).toHaveLength(1)
    expect((await portal.ask(checkSelfEntry, { token })).message).toBe(GONE)
    portal.clock.stopAt('2026-11-20T09:30:00+08:00')
    for (const one of [other, 'made-up', '']) {
      expect((await portal.ask(checkSelfEntry, { token: one })).message).toBe(GONE)
      expect((await sendWith(one)).message).toBe(GONE)
    }
  })

  it('is refused at the field in which something is wrong, and can then be sent all the same', async () => {
    const token = await tokenFor(await issue())
    const wrong: [keyof Entry, string, string][] = [
      ['name', '冯', 'xm'],
      ['idCard', '', 'zjhm'],
      ['idCard', '990102199013011234', 'zjhm'],
      ['mobile', '10012340001', 'sjh'],
      ['address', '', 'zz'],
      ['summary', '太短', 'nrzy'],
      ['summary', '长'.repeat(2001), 'nrzy'],
    ]
    for (const [field, value, wire] of wrong)
      expect(await portal.fieldRefused(sendSelfEntry, { ...ENTERED, token, [field]: value })).toBe(wire)
    expect(await sendWith(token)).toMatchObject({ code: 0 })
  })

  it('is asked for tickets alone that wait, and forgotten by the next day', async () => {
    const ticketNo = await issue()
    await sendWith(await tokenFor(ticketNo))
    await portal.answerTo(voidTicket, { ticketNo, reason: '来访人已离开' }, await as('zs02'))
    const refused = await portal.ask(openSelfEntry, { ticketNo }, await as('zs02'))
    expect(refused.message).toBe('该票号已接谈或已作废，不能再自助填报')
    portal.clock.stopAt('2026-11-21T09:00:01+08:00')
    await forgetSelfEntries(portal.services)
    expect(await portal.db.selectFrom('self_entry').selectAll().execute()).toEqual([])
  })
})
