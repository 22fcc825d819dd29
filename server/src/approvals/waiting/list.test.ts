import { approvals, subjects } from '@portal/shared-lib/contract/approvals'
import { approvals as badge } from '@portal/shared-lib/contract/counters'
import { errors } from '@portal/shared-lib/contract/errors'
import type { CallArgs } from '@portal/shared-lib/contract/form'
import { displayColumns } from '@portal/shared-lib/contract/screens'
import { getCaller } from '../../../fixtures/demo/people/callers'
import { usingApprovals } from '../../../test/approvals'
import { usePortal } from '../../../test/portal'
import { endOfDay } from '../../platform/calendar/china-time'
import { writeCursor } from '../../platform/paging/cursor'

const MANY = 7

describe('The list of approvals', () => {
  const portal = usePortal({ database: 'demo' })
  const { submitted, waiting, decided, tokenOf } = usingApprovals(portal)
  const ids: string[] = []

  beforeAll(async () => {
    for (let at = 0; at < MANY; at++) {
      const dueAt = at % 3 === 0 ? null : endOfDay(`2027-0${(at % 2) + 1}-15`)
      ids.push((await submitted(at % 2 ? 'safe' : 'leader', { dueAt })).id)
    }
  })

  const moved = (id: string, row: { yellow_at?: Date; due_at?: Date }) =>
    portal.db.updateTable('approval').set(row).where('id', '=', id).execute()

  const list = async (args: Parameters<typeof waiting>[1], account = 'zs07') =>
    (await waiting(account, args)).map(({ approvalId }) => approvalId)

  it('is for those with a session', async () => {
    expect(await portal.ask(approvals, {})).toMatchObject({ code: errors.sessionEnded.code })
    expect(await portal.ask(subjects, {})).toMatchObject({ code: errors.sessionEnded.code })
  })

  it.each(['zs05', 'al06', 'rs14', 'sys91', 'sec92', 'aud93'])('is empty for %s, whom nobody asks', async account => {
    expect(await list({}, account)).toEqual([])
  })

  it('shows what is to be decided, where, and how long it has lain', async () => {
    portal.clock.stopAt('2026-11-20T08:00:00+08:00')
    const { id, petitionNo } = await submitted('leader', { title: '拟交市局', dueAt: endOfDay('2026-11-22') })
    portal.clock.stopAt('2026-11-20T10:59:59+08:00')
    const token = await portal.signInAs('zs07')
    const answer = await portal.answerTo(approvals, { limit: 9999 }, { token })
    portal.clock.reset()
    expect(answer.list.find(({ approvalId }) => approvalId === id)).toEqual({
      approvalId: id,
      type: 'test.leader',
      typeName: '试验leader',
      title: '拟交市局',
      petitionNo,
      flags: [],
      version: 1,
      applicant: '周戊汀',
      applicantDept: '来信处',
      submittedAt: '2026-11-20 08:00:00',
      stayHours: 2,
      dueAt: '2026-11-22 23:59:59',
      remainingDays: 2,
      lamp: 'none',
      onBehalf: '',
      batchSafe: false,
      url: `/toDoManage/leaderApproval?xfjbh=${petitionNo}&approvalId=${id}`,
    })
    await decided('zs07', id)
  })

  it('begins with what cannot wait, then goes by the lamp, then by date; what has no limit comes last', async () => {
    const urgent = await submitted('leader', { dueAt: endOfDay('2027-03-15') })
    const overdue = await submitted('leader', { dueAt: endOfDay('2027-03-01') })
    const reminded = await submitted('leader', { dueAt: endOfDay('2027-03-10') })
    await portal.db
      .updateTable('petition')
      .set({ flags: ['majorUrgent'] })
      .where('id', '=', urgent.petitionId)
      .execute()
    await moved(reminded.id, { yellow_at: new Date('2020-01-01T00:00:00Z') })
    await moved(overdue.id, { due_at: endOfDay('2020-01-01') })
    const rows = await waiting('zs07')
    const rankOf = (approvalId: string) => [urgent.id, overdue.id, reminded.id].indexOf(approvalId)
    expect(rows.slice(0, 3).map(({ approvalId }) => rankOf(approvalId))).toEqual([0, 1, 2])
    expect(rows.slice(0, 3)).toMatchObject([{ flags: ['majorUrgent'] }, { lamp: 'red' }, { lamp: 'yellow' }])
    const dated = rows.slice(3).map(({ dueAt, approvalId }) => `${dueAt ?? '9999'} ${approvalId.padStart(9, '0')}`)
    expect(dated).toEqual(dated.toSorted())
    expect(rows.map(({ dueAt }) => dueAt)).toContain(null)
  })

  it('keeps the order of its first page while lamps turn', async () => {
    const token = await tokenOf('zs07')
    const page = (args: CallArgs<typeof approvals>) => portal.answerTo(approvals, args, { token })
    const idsOf = ({ list }: Awaited<ReturnType<typeof page>>) => list.map(({ approvalId }) => approvalId)
    const opened = portal.clock.now()
    const later = (minutes: number) => new Date(opened.getTime() + minutes * 60_000)
    const last = (await list({})).at(-1) ?? ''
    await moved(last, { due_at: endOfDay('2027-12-01'), yellow_at: later(1) })
    portal.clock.stopAt(opened.toISOString())
    const before = await page({ limit: 9999 })
    const first = await page({ limit: 4 })
    portal.clock.stopAt(later(2).toISOString())
    const second = await page({ limit: 9999, cursor: first.next ?? '' })
    const anew = await page({ limit: 9999 })
    portal.clock.reset()
    expect(idsOf(anew)).not.toEqual(idsOf(before))
    expect([...idsOf(first), ...idsOf(second)]).toEqual(idsOf(before))
  })

  it('comes in pages by cursor and by number, each approval once', async () => {
    const token = await tokenOf('zs07')
    const whole = await list({})
    const paged: string[] = []
    for (let cursor: string | undefined, first = true; first || cursor !== undefined; first = false) {
      const page = await portal.answerTo(approvals, { limit: 2, ...(cursor && { cursor }) }, { token })
      expect(page.total).toBe(whole.length)
      paged.push(...page.list.map(({ approvalId }) => approvalId))
      cursor = page.next ?? undefined
    }
    expect(paged).toEqual(whole)
    expect(await list({ limit: 2, pageNumber: 2 })).toEqual(whole.slice(2, 4))
    expect(await list({ limit: 9999, pageNumber: Number.MAX_SAFE_INTEGER })).toEqual([])
  })

  it.each(['dueAt', 'submittedAt'] as const)(
    'is sorted by %s both ways, what has none last, in pages too',
    async field => {
      const token = await tokenOf('zs07')
      const page = (args: CallArgs<typeof approvals>) => portal.answerTo(approvals, { limit: 9999, ...args }, { token })
      const instants = async (descending: boolean) =>
        (await page({ sort: { field, descending } })).list.map(row => row[field])
      const [up, down] = [await instants(false), await instants(true)]
      const known = up.filter(at => at !== null)
      expect(up.slice(0, known.length)).toEqual(known.toSorted())
      expect(down.slice(0, known.length)).toEqual(known.toSorted().toReversed())
      expect(down.length).toBe(up.length)
      const sort = { field, descending: true }
      const whole = (await page({ sort })).list.map(({ approvalId }) => approvalId)
      const first = await page({ sort, limit: 3 })
      const second = await page({ sort, cursor: first.next ?? '' })
      expect([...first.list, ...second.list].map(({ approvalId }) => approvalId)).toEqual(whole)
      expect(await portal.ask(approvals, { cursor: first.next ?? '' }, { token })).toMatchObject({
        code: errors.badInput.code,
      })
    },
  )

  it('is told apart by subject, department and hours', async () => {
    expect(await list({ types: ['test.leader'] })).toEqual(await list({}))
    expect(await list({ types: ['test.safe', "x' or 1=1"] })).toEqual([])
    expect((await list({ types: ['test.safe'] }, 'zs06')).length).toBe(3)
    expect(await list({ applicantDept: '来信' })).toEqual(await list({}))
    expect(await list({ applicantDept: '%' })).toEqual([])
    const { id } = await submitted('leader', { caller: getCaller('zs04') })
    expect(await list({ applicantDept: '网信' })).toEqual([id])
    expect(await list({ stayHours: 1 })).toEqual([])
    await portal.db
      .updateTable('approval')
      .set({ arrived_at: new Date(Date.now() - 3 * 3_600_000) })
      .where('id', '=', id)
      .execute()
    expect(await list({ stayHours: 2 })).toEqual([id])
  })

  it.each([
    ['a garbled cursor', { cursor: 'garbled' }, 'cursor'],
    ['the cursor of another list', { cursor: writeCursor({ at: null, id: '1' }) }, 'cursor'],
    ['an empty page', { limit: 0 }, 'limit'],
    ['hours below none', { stayHours: -1 }, 'stayHours'],
  ])('refuses %s', async (_, args, detail) => {
    const { message } = await portal.ask(approvals, args, { token: await tokenOf('zs07') })
    expect(message).toBe(`参数格式错误：${detail}`)
  })

  it('says what the badge says', async () => {
    for (const account of ['zs06', 'zs07', 'zs05']) {
      const { total } = await portal.answerTo(badge, {}, { token: await tokenOf(account) })
      const own = account === 'zs05' ? 0 : (await waiting(account)).length
      expect(total).toBe(own)
    }
  })

  it('is not another post’s of the same person', async () => {
    expect(await list({}, 'zs06')).not.toEqual([])
    await portal.db
      .updateTable('todo')
      .set({ dept_id: getCaller('zs07').deptId })
      .where('ref_id', 'in', ids)
      .execute()
    expect(await list({}, 'zs06')).toEqual([])
    const { deptId } = getCaller('zs06')
    const back = portal.db.updateTable('todo').set({ dept_id: deptId })
    await back.where('ref_id', 'in', ids).where('person_id', '=', 'demo-zs06').execute()
  })

  it('has its columns, and names the subjects', async () => {
    const token = await tokenOf('zs07')
    const { fields } = await portal.answerTo(displayColumns, { viewId: 'v_ldsp' }, { token })
    expect(fields).toBe('lamp,title,flags,typeName,applicant,applicantDept,submittedAt,stayHours,onBehalf,xfjbh')
    const named = await portal.answerTo(subjects, {}, { token })
    expect(named).toContainEqual({ type: 'test.safe', name: '试验safe', batchSafe: true })
  })
})
