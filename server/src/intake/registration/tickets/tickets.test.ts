import { interviews, windowTickets } from '@portal/shared-lib/contract/counters'
import { errors } from '@portal/shared-lib/contract/errors'
import type { CallArgs } from '@portal/shared-lib/contract/form'
import { timeline } from '@portal/shared-lib/contract/petitions'
import {
  callTicket,
  issueTicket,
  missTicket,
  registerInterview,
  reserveTicket,
  tickets,
  voidTicket,
} from '@portal/shared-lib/contract/tickets'
import { useCases } from '../../../../test/cases'
import { usePortal } from '../../../../test/portal'
import { registrationArgs } from '../../../../test/registrations'

type Interview = CallArgs<typeof registerInterview>

describe('Tickets of the window', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)

  beforeEach(() => portal.clock.stopAt('2026-11-20T09:00:00+08:00'))
  afterAll(() => portal.clock.reset())

  const as = async (account: string) => ({ token: await cases.tokenOf(account) })
  const issue = async (more: object = {}) =>
    portal.answerTo(issueTicket, { windowName: '3号窗口', personCount: 2, name: '冯丙莲', ...more }, await as('zs02'))
  const interviewArgs = (ticketNo: string, more: Partial<Interview> = {}): Interview => ({
    ...registrationArgs({ form: 'visit', channel: '200', actualVisitors: 2, personCount: 2 }),
    ticketNo,
    record: '信访人反映村集体土地流转款未按时发放。',
    ...more,
  })

  it('have a number of prefix, region, day and serial, and count who waits', async () => {
    const [first, second] = [await issue(), await issue()]
    expect(first.ticketNo).toMatch(/^CK990000261120\d{4}$/)
    expect(Number(second.ticketNo.slice(-4))).toBe(Number(first.ticketNo.slice(-4)) + 1)
    expect(second.waiting).toBe(first.waiting + 1)
  })

  it('are issued at the window alone, to one person at least', async () => {
    const args = { windowName: '3号窗口', personCount: 1 }
    expect((await portal.ask(issueTicket, args, await as('zs03'))).code).toBe(errors.forbidden.code)
    const nobody = await portal.ask(issueTicket, { ...args, personCount: 0 }, await as('zs02'))
    expect(nobody.message).toBe('来访人数应至少为1人')
    const other = await portal.ask(issueTicket, { ...args, interviewerId: 'demo-zs01' }, await as('zs02'))
    expect(other.message).toBe('该人员不能接谈，请另选接谈人')
  })

  it('have a number beforehand where the window asks for one, which is issued once, at its own organisation, that day', async () => {
    const window = await as('zs02')
    const ticketNo = await portal.answerTo(reserveTicket, {}, window)
    expect(ticketNo).toMatch(/^CK990000261120\d{4}$/)
    const between = await issue()
    expect(Number(between.ticketNo.slice(-4))).toBe(Number(ticketNo.slice(-4)) + 1)
    const args = { windowName: '3号窗口', personCount: 1, ticketNo }
    expect((await portal.answerTo(issueTicket, args, window)).ticketNo).toBe(ticketNo)
    const gone = '该窗口登记编号不是本机构今日预留的，或已发出，请重新取号'
    expect((await portal.ask(issueTicket, args, window)).message).toBe(gone)
    const made = { ...args, ticketNo: 'CK9900002611209999' }
    expect((await portal.ask(issueTicket, made, window)).message).toBe(gone)

    const later = { ...args, ticketNo: await portal.answerTo(reserveTicket, {}, window) }
    await portal.db.updateTable('reserved_ticket').set({ org_id: '990100000-rs' }).execute()
    expect((await portal.ask(issueTicket, later, window)).message).toBe(gone)
    await portal.db.updateTable('reserved_ticket').set({ org_id: '990000000-xf' }).execute()
    portal.clock.stopAt('2026-11-21T09:00:00+08:00')
    expect((await portal.ask(issueTicket, later, await as('zs02'))).message).toBe(gone)
  })

  it('are numbered for those alone who issue them', async () => {
    expect((await portal.ask(reserveTicket, {}, await as('zs03'))).code).toBe(errors.forbidden.code)
  })

  it('lose no number to a form that is refused, neither at the window nor at the interview', async () => {
    const window = await as('zs02')
    const nameless = { windowName: '3号窗口', personCount: 1, interviewerId: 'demo-zs05' }
    const before = await issue()
    const reserved = await portal.answerTo(reserveTicket, {}, window)
    const refusal = { code: errors.rule.code, message: '该人员不能接谈，请另选接谈人' }
    expect(await portal.ask(issueTicket, nameless, window)).toMatchObject(refusal)
    expect(await portal.ask(issueTicket, { ...nameless, ticketNo: reserved }, window)).toMatchObject(refusal)
    const after = await issue({ ticketNo: reserved })
    const serial = (ticketNo: string) => Number(ticketNo.slice(-4))
    expect(serial(after.ticketNo) - serial(before.ticketNo)).toBe(1)
    expect(serial((await issue()).ticketNo) - serial(after.ticketNo)).toBe(1)
  })

  it('keep their place, and take no petition number, until the interview is accepted', async () => {
    const interviewer = await as('zs03')
    const serials = () => portal.db.selectFrom('petition_serial').selectAll().orderBy('prefix').execute()
    const { ticketNo } = await issue()
    await portal.answerTo(callTicket, { ticketNo }, interviewer)
    const before = await serials()
    const unknown = interviewArgs(ticketNo, { category: '029900' })
    expect((await portal.ask(registerInterview, unknown, interviewer)).code).toBe(errors.rule.code)
    expect(await serials()).toEqual(before)
    const kept = (await portal.answerTo(tickets, {}, interviewer)).find(one => one.ticketNo === ticketNo)
    expect(kept).toMatchObject({ state: '2' })
    await portal.answerTo(registerInterview, interviewArgs(ticketNo), interviewer)
  })

  it('put an interview before the interviewer, with a message, and count at the window', async () => {
    const counts = async () => [
      (await portal.answerTo(interviews, {}, await as('zs03'))).total,
      (await portal.answerTo(windowTickets, {}, await as('zs02'))).total,
    ]
    const [waiting = 0, issued = 0] = await counts()
    const { ticketNo } = await issue({ interviewerId: 'demo-zs03' })
    expect(await counts()).toEqual([waiting + 1, issued + 1])
    const told = portal.db.selectFrom('message').where('content', 'like', `%${ticketNo}%`)
    expect(await told.select(['person_id', 'type']).execute()).toEqual([{ person_id: 'demo-zs03', type: '9' }])
    await portal.answerTo(callTicket, { ticketNo }, await as('zs03'))
    await portal.answerTo(registerInterview, interviewArgs(ticketNo), await as('zs03'))
    expect(await counts()).toEqual([waiting, issued])
  })

  it('are called, called again, missed, called once more', async () => {
    const { ticketNo } = await issue()
    const token = await as('zs03')
    expect((await portal.ask(missTicket, { ticketNo }, token)).message).toBe('请先叫号，无人应答时再过号')
    expect(await portal.answerTo(callTicket, { ticketNo }, token)).toMatchObject({ state: '2' })
    portal.clock.stopAt('2026-11-20T09:10:00+08:00')
    const again = await portal.answerTo(callTicket, { ticketNo }, token)
    expect(again).toMatchObject({ state: '2', calledAt: '2026-11-20 09:10:00' })
    expect(await portal.answerTo(missTicket, { ticketNo }, token)).toMatchObject({ state: '5' })
    expect(await portal.answerTo(callTicket, { ticketNo }, token)).toMatchObject({ state: '2' })
    const list = await portal.answerTo(tickets, {}, token)
    expect(list.find(ticket => ticket.ticketNo === ticketNo)).toMatchObject({ state: '2', windowName: '3号窗口' })
  })

  it('are void with a reason; nobody waits any longer', async () => {
    const { ticketNo } = await issue()
    const reason = '重复发号'
    expect(await portal.answerTo(voidTicket, { ticketNo, reason }, await as('zs02'))).toMatchObject({ state: '9' })
    const open = portal.db.selectFrom('todo').where('ref_id', '=', ticketNo).where('done_at', 'is', null)
    expect(await open.select('id').execute()).toEqual([])
    expect((await portal.ask(callTicket, { ticketNo }, await as('zs03'))).message).toBe(
      '该票号已接谈或已作废，不能叫号',
    )
  })

  it('are known in their own organisation alone', async () => {
    const { ticketNo } = await issue()
    const answer = await portal.ask(callTicket, { ticketNo }, await as('al05'))
    expect(answer.message).toBe('窗口登记票号不存在或您无权查看')
  })

  it('tell from when to when the visitor was heard, which is over by then', async () => {
    const { ticketNo } = await issue()
    const token = await as('zs03')
    await portal.answerTo(callTicket, { ticketNo }, token)
    portal.clock.stopAt('2026-11-20T09:20:00+08:00')
    const during = (startedAt: string, endedAt: string) =>
      interviewArgs(ticketNo, { petitionDate: '2026-11-20', startedAt, endedAt })
    for (const [from, to, field] of [
      ['09:05', '09:05', 'jtjssj'],
      ['', '09:05', 'jtkssj'],
      ['09:05', '09:21', 'jtjssj'],
      ['9点', '', 'jtkssj'],
    ] as const)
      expect(await portal.fieldRefused(registerInterview, during(from, to), token)).toBe(field)
    const { petitionNo } = await portal.answerTo(registerInterview, during('09:05', '09:15'), token)
    const kept = portal.db.selectFrom('interview').where('ticket_no', '=', ticketNo).select(['started_at', 'ended_at'])
    expect(await kept.execute()).toEqual([
      { started_at: new Date('2026-11-20T09:05:00+08:00'), ended_at: new Date('2026-11-20T09:15:00+08:00') },
    ])
    const steps = await portal.answerTo(timeline, { petitionNo }, token)
    expect(steps.at(-1)).toMatchObject({ action: '接谈', text: '09:05至09:15，信访人反映村集体土地流转款未按时发放。' })
  })

  it('become a petition by the interview, once', async () => {
    const { ticketNo } = await issue()
    const token = await as('zs03')
    const early = await portal.ask(registerInterview, interviewArgs(ticketNo), token)
    expect(early.message).toBe('请先叫号再接谈')
    await portal.answerTo(callTicket, { ticketNo }, token)
    const short = await portal.ask(registerInterview, interviewArgs(ticketNo, { record: '已接谈' }), token)
    expect(short.message).toBe('接谈记录不少于10个字')
    const { petitionNo } = await portal.answerTo(registerInterview, interviewArgs(ticketNo), token)
    expect(petitionNo).toMatch(/^LF/)
    const visit = cases.caseOf(petitionNo)
    expect([await visit.state(), await visit.todos(), await visit.clocks()]).toEqual([
      ...['10', ['sort 990000000-xf'], ['K01']],
    ])
    const rows = portal.db
      .selectFrom('petition')
      .where('ticket_no', '=', ticketNo)
      .select(['petition_no', 'person_count'])
    expect(await rows.execute()).toEqual([{ petition_no: petitionNo, person_count: 2 }])
    const again = await portal.ask(registerInterview, interviewArgs(ticketNo), token)
    expect(again.message).toBe('请先叫号再接谈')
  })

  it('are answered at the desk: closed with the interview', async () => {
    const { ticketNo } = await issue()
    const token = await as('zs03')
    await portal.answerTo(callTicket, { ticketNo }, token)
    const answer = '已当面告知办理渠道，并提供了政策文件复印件。'
    const { petitionNo } = await portal.answerTo(registerInterview, interviewArgs(ticketNo, { answer }), token)
    const visit = cases.caseOf(petitionNo)
    expect([await visit.state(), await visit.todos(), await visit.clocks()]).toEqual(['60', [], ['K13']])
  })
})
