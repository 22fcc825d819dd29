import { interviews } from '@portal/shared-lib/contract/counters'
import { errors } from '@portal/shared-lib/contract/errors'
import type { CallArgs } from '@portal/shared-lib/contract/form'
import {
  answerJoint,
  handOverTicket,
  handOverVisit,
  jointReceptions,
  recallJoint,
  takeJoint,
  windowUnits,
} from '@portal/shared-lib/contract/joint-receptions'
import { timeline } from '@portal/shared-lib/contract/petitions'
import { register } from '@portal/shared-lib/contract/registration'
import { callTicket, issueTicket, voidTicket } from '@portal/shared-lib/contract/tickets'
import { useCases } from '../../../../test/cases'
import { LABOUR } from '../../../../test/dispatches'
import { usePortal } from '../../../../test/portal'
import { registrationArgs } from '../../../../test/registrations'

type HandOver = CallArgs<typeof handOverTicket>

const ANSWER = '已核对考勤记录，用人单位承诺七日内付清工资。'

describe('A visitor for whom a unit has a window', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const as = async (account: string) => ({ token: await cases.tokenOf(account) })
  const toUnit = (more: Partial<HandOver> = {}) => ({
    ticketNo: '',
    unitId: LABOUR,
    windowName: '2号窗口',
    matter: '反映被拖欠工资，请人社部门当场答复。',
    ...more,
  })
  const called = async () => {
    const args = { windowName: '3号窗口', personCount: 2, name: '冯丙莲', reason: '反映工资' }
    const { ticketNo } = await portal.answerTo(issueTicket, args, await as('zs02'))
    await portal.answerTo(callTicket, { ticketNo }, await as('zs03'))
    return ticketNo
  }
  const shownTo = async (account: string) => portal.answerTo(jointReceptions, {}, await as(account))
  const waitingAtUnit = async () => (await portal.answerTo(interviews, {}, await as('rs12'))).total ?? 0

  beforeEach(async () => {
    portal.clock.stopAt('2026-11-20T09:00:00+08:00')
    await portal.db.deleteFrom('joint_reception').execute()
  })
  afterAll(() => portal.clock.reset())

  it('is handed over, heard there, and what was said is before whoever handed over', async () => {
    const before = await waitingAtUnit()
    const ticketNo = await called()
    await portal.answerTo(handOverTicket, toUnit({ ticketNo }), await as('zs03'))
    expect(await waitingAtUnit()).toBe(before + 1)
    const [asked] = await shownTo('rs12')
    expect(asked).toMatchObject({ ticketNo, visitor: '冯丙莲', personCount: 2, isGiven: false, state: 'waiting' })
    const told = portal.db.selectFrom('message').where('content', 'like', '%转来联合接访%')
    expect(await told.select(['person_id', 'type']).execute()).toContainEqual({ person_id: 'demo-rs12', type: '9' })

    const jointId = asked?.jointId ?? ''
    const given = { jointId, result: '1', answer: ANSWER } as const
    expect((await portal.ask(answerJoint, given, await as('rs12'))).message).toBe('请先接收，再反馈结果')
    await portal.answerTo(takeJoint, { jointId }, await as('rs12'))
    expect((await portal.ask(recallJoint, { jointId }, await as('zs03'))).message).toMatch('已接收，不能撤回')
    await portal.answerTo(answerJoint, given, await as('rs12'))
    expect(await waitingAtUnit()).toBe(before)
    expect(await shownTo('zs03')).toMatchObject([
      { isGiven: true, state: 'answered', receiver: '沈丁兰', result: '1', answer: ANSWER },
    ])
    const ended = await portal.ask(answerJoint, given, await as('rs12'))
    expect(ended.message).toBe('该联合接访已反馈或已撤回，请刷新后查看')
    expect(await shownTo('zj12')).toEqual([])
    portal.clock.stopAt('2026-11-28T09:00:00+08:00')
    expect(await shownTo('zs03')).toEqual([])
  })

  it('may have come without a ticket, if registered here; the timeline tells of it', async () => {
    const args = registrationArgs({ form: 'visit', channel: '200', actualVisitors: 1 })
    const { petitionNo } = await portal.answerTo(register, args, await as('al05'))
    const { ticketNo: _, ...given } = toUnit()
    const letter = await cases.letter()
    const refused = await portal.ask(handOverVisit, { ...given, petitionNo: letter.petitionNo }, await as('zs05'))
    expect(refused.message).toBe('只有本单位登记、尚未办结的来访可以转窗口单位')
    await portal.answerTo(handOverVisit, { ...given, petitionNo }, await as('al05'))
    expect(await portal.fieldRefused(handOverVisit, { ...given, petitionNo }, await as('al05'))).toBe('dwid')
    const steps = await portal.answerTo(timeline, { petitionNo }, await as('al05'))
    expect(steps.at(-1)).toMatchObject({ action: '转窗口单位', text: expect.stringContaining('2号窗口') })
  })

  it('may be handed to the units of the region in which somebody receives visitors, by a part of their name', async () => {
    const names = async (account: string, name = '') =>
      (await portal.answerTo(windowUnits, { name }, await as(account))).map(unit => unit.name)
    expect(await names('zs03', '人力资源')).toEqual(['安澜市人力资源和社会保障局'])
    expect(await names('rs12')).not.toContain('安澜市人力资源和社会保障局')
    expect(await names('sd05', '安澜市人力资源')).toEqual([])
    expect(await names('zs03', '%')).toEqual([])
  })

  it.each<[string, Partial<HandOver>, string]>([
    ['the own office', { unitId: '990000000-xf' }, 'dwid'],
    ['nobody', { unitId: 'nobody' }, 'dwid'],
    ['a unit in which nobody receives visitors', { unitId: '990000000-xx' }, 'dwid'],
    ['a unit without saying what for', { matter: '工资' }, 'zysx'],
    ['a unit with classified words', { matter: '反映绝密工程拖欠工资。' }, 'zysx'],
  ])('is not handed to %s', async (_, more, field) => {
    const args = toUnit({ ticketNo: await called(), ...more })
    expect(await portal.fieldRefused(handOverTicket, args, await as('zs03'))).toBe(field)
  })

  it('is not handed on before being called, and waits nowhere after having left or been recalled', async () => {
    const { ticketNo } = await portal.answerTo(issueTicket, { windowName: '1', personCount: 1 }, await as('zs02'))
    expect((await portal.ask(handOverTicket, toUnit({ ticketNo }), await as('zs03'))).message).toMatch('请先叫号')
    await portal.answerTo(callTicket, { ticketNo }, await as('zs03'))
    const before = await waitingAtUnit()
    await portal.answerTo(handOverTicket, toUnit({ ticketNo }), await as('zs03'))
    const [{ jointId = '' } = {}] = await shownTo('zs03')
    expect((await portal.ask(takeJoint, { jointId }, await as('zs03'))).code).toBe(errors.notFound.code)
    await portal.answerTo(recallJoint, { jointId }, await as('zs03'))
    await portal.answerTo(handOverTicket, toUnit({ ticketNo }), await as('zs03'))
    await portal.answerTo(voidTicket, { ticketNo, reason: '来访人已离开' }, await as('zs02'))
    expect((await shownTo('rs12')).map(({ state }) => state)).toEqual(['recalled', 'recalled'])
    expect(await waitingAtUnit()).toBe(before)
  })
})
