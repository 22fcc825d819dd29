import { errors } from '@portal/shared-lib/contract/errors'
import type { CallArgs } from '@portal/shared-lib/contract/form'
import { petitionList } from '@portal/shared-lib/contract/lists'
import { timeline } from '@portal/shared-lib/contract/petitions'
import {
  cancelReceptionDay,
  followUp,
  publishReceptionDays,
  received,
  receptionDays,
  receptionsToday,
  saveReceptionDay,
} from '@portal/shared-lib/contract/receptions'
import { register } from '@portal/shared-lib/contract/registration'
import { useCases } from '../../../../test/cases'
import { usePortal } from '../../../../test/portal'
import { registrationArgs } from '../../../../test/registrations'

type Day = CallArgs<typeof saveReceptionDay>

const plan = (more: Partial<Day> = {}): Day => ({
  leaderId: 'demo-zs07',
  day: '2026-11-20',
  half: 'am',
  place: '第一接访室',
  ...more,
})

describe('Days on which leaders receive petitioners', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const as = async (account: string) => ({ token: await cases.tokenOf(account) })
  const november = async (account = 'zs05') => portal.answerTo(receptionDays, { month: '2026-11' }, await as(account))
  const save = async (more: Partial<Day> = {}) => portal.ask(saveReceptionDay, plan(more), await as('zs05'))

  const receive = async (day: string, more: Partial<Parameters<typeof registrationArgs>[0]> = {}) => {
    const reception = { leaderId: 'demo-zs07', form: '定点接访', place: '第一接访室', day }
    const args = registrationArgs({ form: 'reception', channel: '210', actualVisitors: 1, reception, ...more })
    return (await portal.answerTo(register, args, await as('zs05'))).petitionNo
  }

  beforeEach(async () => {
    portal.clock.stopAt('2026-11-20T09:00:00+08:00')
    await portal.db.deleteFrom('reception_day').execute()
  })
  afterAll(() => portal.clock.reset())

  it('are planned, changed and cancelled by those who may, for their own office', async () => {
    expect(await portal.ask(saveReceptionDay, plan(), await as('zs03'))).toMatchObject({ code: errors.forbidden.code })
    await save()
    const [made] = await november()
    expect(made).toMatchObject({ day: '2026-11-20', leader: '郑庚榆', leaderDuty: '副局长', isPublished: false })
    const dayId = made?.dayId ?? ''
    await save({ dayId, half: 'pm', place: '第二接访室' })
    expect(await november()).toMatchObject([{ half: 'pm', place: '第二接访室' }])
    expect(await november('al06')).toEqual([])
    await portal.answerTo(cancelReceptionDay, { dayId, reason: '公务冲突' }, await as('zs05'))
    expect(await november()).toEqual([])
    expect(await save({ dayId })).toMatchObject({ code: errors.notFound.code })
    const audited = portal.db
      .selectFrom('audit')
      .where('object_type', '=', 'receptionDay')
      .where('object_id', '=', dayId)
    const rows = await audited.orderBy('id').select(['before', 'after']).execute()
    const kept = rows.map(({ before, after }) => [JSON.parse(before || '{}'), JSON.parse(after || '{}')])
    expect(kept).toMatchObject([
      [{}, { leader_id: 'demo-zs07', day: '2026-11-20', half: 'am' }],
      [
        { half: 'am', place: '第一接访室' },
        { half: 'pm', place: '第二接访室' },
      ],
      [{ half: 'pm', place: '第二接访室' }, {}],
    ])
  })

  it.each<[string, Partial<Day>, string]>([
    ['that are over', { day: '2026-11-19' }, 'jfrq'],
    ['that nobody can foresee', { day: '2099-01-01' }, 'jfrq'],
    ['of somebody of another office', { leaderId: 'demo-rs12' }, 'jfldId'],
    ['on which the leader receives elsewhere', { half: 'all', place: '第二接访室' }, 'sd'],
    ['with classified words', { half: 'pm', place: '绝密会议室' }, 'jfdd'],
  ])('are refused: days %s', async (_, more, field) => {
    await save()
    expect(await portal.fieldRefused(saveReceptionDay, plan(more), await as('zs05'))).toBe(field)
    expect(await november()).toHaveLength(1)
  })

  it('are shown in the hall on the day itself, once they are published', async () => {
    await save()
    await save({ day: '2026-11-21' })
    const today = async () => portal.answerTo(receptionsToday, {}, await as('zs02'))
    expect(await today()).toEqual([])
    const dayIds = (await november()).map(({ dayId }) => dayId)
    expect(await portal.answerTo(publishReceptionDays, { dayIds }, await as('zs05'))).toBe(2)
    expect(await portal.answerTo(publishReceptionDays, { dayIds }, await as('zs05'))).toBe(0)
    expect(await today()).toMatchObject([{ leader: '郑庚榆', half: 'am', place: '第一接访室' }])
    portal.clock.stopAt('2026-11-22T09:00:00+08:00')
    expect(await today()).toEqual([])
    const late = await portal.ask(cancelReceptionDay, { dayId: dayIds[1] ?? '', reason: '公务冲突' }, await as('zs05'))
    expect(late.message).toBe('接访日期已过，不能再修改')
  })

  it('end with asking the petitioner some time afterwards', async () => {
    const petitionNo = await receive('2026-11-18')
    const asked = { petitionNo, day: '2026-11-19', way: '1', result: '2', text: '来访人表示正在协商付款。' } as const
    const token = await as('zs05')
    for (const day of ['2026-11-17', '2026-11-21'])
      expect(await portal.fieldRefused(followUp, { ...asked, day }, token)).toBe('hfrq')
    const letter = { ...asked, petitionNo: (await cases.letter()).petitionNo }
    expect((await portal.ask(followUp, letter, token)).message).toBe('该信访件没有领导接访记录')
    expect(await portal.ask(followUp, asked, await as('rs14'))).toMatchObject({ code: errors.notFound.code })
    expect((await portal.answerTo(received, {}, token)).list[0]).toMatchObject({ petitionNo, followUps: [] })
    await portal.answerTo(followUp, asked, token)
    const followedUp = await portal.answerTo(received, { isFollowedUp: true }, token)
    const mine = followedUp.list.find(one => one.petitionNo === petitionNo)
    expect(mine?.followUps).toMatchObject([{ day: '2026-11-19', way: '1', result: '2' }])
    const steps = await portal.answerTo(timeline, { petitionNo }, token)
    expect(steps.at(-1)).toMatchObject({ action: '接访回访' })
  })

  it('have their visitors in pages, each once', async () => {
    const token = await as('zs05')
    const late = [await receive('2026-11-17'), await receive('2026-11-17')].toReversed()
    const all = [await receive('2026-11-18'), ...late]
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await portal.answerTo(received, { limit: 1, ...(cursor && { cursor }) }, token)
      seen.push(...page.list.map(({ petitionNo }) => petitionNo))
      cursor = page.next ?? undefined
    } while (cursor)
    expect(seen).toEqual(all)
    expect((await portal.ask(received, { cursor: 'no cursor' }, token)).code).toBe(errors.badInput.code)
  })

  it('stand in the register with visits as 批次, petitions as 件数 and people as 人次', async () => {
    await receive('2026-11-16', { personCount: 4 })
    await receive('2026-11-16', { personCount: 3 })
    const { list } = await portal.answerTo(petitionList, { viewId: 'v_jf' }, await as('zs05'))
    const row = list.find(({ date }) => date === '2026-11-16')
    expect(row).toMatchObject({ leader: '郑庚榆', batches: 2, items: 2, persons: 7 })
  })
})
