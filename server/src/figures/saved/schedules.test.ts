import {
  crossTable,
  pauseSchedule,
  removeTable,
  saveTable,
  schedules,
  scheduleTable,
  stopSchedule,
} from '@portal/shared-lib/contract/cross-tables'
import type { CallArgs } from '@portal/shared-lib/contract/form'
import { inbox } from '@portal/shared-lib/contract/mail'
import PizZip from 'pizzip'
import { useCases } from '../../../test/cases'
import { usePortal } from '../../../test/portal'
import { wallOff } from '../../../test/walls'
import { sendDueTables } from './send-due'

type Args = CallArgs<typeof scheduleTable>

const ASKED = { rows: ['registering' as const], metrics: ['M01' as const], from: '2025-01-01', to: '2027-06-30' }
const DAY_HOURS = 24

describe('Saved tables sent by mail', () => {
  const portal = usePortal({ database: 'demo', hasReplica: true })
  const cases = useCases(portal)
  const as = async (account: string) => ({ token: await cases.tokenOf(account) })
  const save = async (name: string, account = 'tj17') => {
    const query = { report: '' as const, ...ASKED, unit: 'days' as const }
    return (await portal.answerTo(saveTable, { name, query, sharing: 'own' }, await as(account))).savedId
  }
  const schedule = async (args: Partial<Args> & Pick<Args, 'savedId'>, account = 'tj17') =>
    portal.ask(scheduleTable, { every: 'week', day: 1, receivers: [], ...args }, await as(account))
  const listed = async (account = 'tj17') => portal.answerTo(schedules, {}, await as(account))
  const mailsOf = async (account: string) => (await portal.answerTo(inbox, {}, await as(account))).list
  const send = () => sendDueTables(portal.services)
  const person = (id: string) => portal.db.updateTable('person').where('id', '=', id)

  beforeEach(async () => {
    portal.clock.stopAt('2026-11-26T09:00:00+08:00')
    await portal.db.deleteFrom('figure_schedule').execute()
    await portal.db.deleteFrom('mail_receiver').execute()
  })
  afterAll(() => portal.clock.reset())

  it('come on their day, once, to oneself and to chosen people of the office', async () => {
    const savedId = await save('各地')
    expect((await schedule({ savedId, receivers: ['zs07', 'tj17'] })).data).toEqual({ nextOn: '2026-11-30' })
    await send()
    expect(await mailsOf('tj17')).toEqual([])
    portal.clock.stopAt('2026-11-30T00:20:00+08:00')
    await Promise.all([send(), send()])
    await send()
    for (const account of ['tj17', 'zs07']) {
      const [mail, ...others] = await mailsOf(account)
      expect(others).toEqual([])
      expect(mail?.contents).toMatch(
        /^定时报表“各地”（2025-01-01至2027-06-30）见附件。信访总量合计\d+件次，最高的是.+，\d+件次。每周星期一发送，下次2026-12-07。$/,
      )
      expect(mail?.attachments).toMatchObject([{ name: '登记机构交叉统计表2025-01-01至2027-06-30.xlsx' }])
    }
    const receivers = [{ loginAccount: 'zs07', userName: '郑庚榆', orgName: '临江省信访局' }]
    expect(await listed()).toEqual([
      { savedId, every: 'week', day: 1, receivers, nextOn: '2026-12-07', paused: false, stopped: '' },
    ])
    const audited = portal.db
      .selectFrom('audit')
      .where('object_id', '=', savedId)
      .where('object_type', '=', 'savedTable')
    expect((await audited.orderBy('id').select('action').execute()).map(({ action }) => action)).toEqual([
      '设置定时发送报表',
      '定时发送报表',
    ])
  })

  it('come once where days were missed', async () => {
    const savedId = await save('各地')
    await schedule({ savedId, every: 'month', day: 5 })
    portal.clock.advance({ hours: 80 * DAY_HOURS })
    await send()
    await send()
    expect(await mailsOf('tj17')).toHaveLength(1)
    expect(await listed()).toMatchObject([{ nextOn: '2027-03-05' }])
  })

  it('hold nothing of walled petitions, though their owner may know of one', async () => {
    const savedId = await save('各地')
    await schedule({ savedId })
    const total = async () => (await portal.answerTo(crossTable, ASKED, await as('tj17'))).total?.[0]?.value ?? 0
    const open = portal.db.selectFrom('petition_fact').innerJoin('petition', 'petition.id', 'petition_id')
    const { petition_no } = await open
      .where('guarded', '=', false)
      .where('petition_fact.state', 'not in', ['91', '99'])
      .where('petition_no', '<>', '')
      .where('registered_on', '>', '2025-01-01')
      .select('petition_no')
      .executeTakeFirstOrThrow()
    await wallOff(portal.db, petition_no, ['demo-tj17'])
    const live = await total()
    portal.clock.advance({ hours: 7 * DAY_HOURS })
    await send()
    const [mail] = await mailsOf('tj17')
    const file = portal.db
      .selectFrom('file')
      .where('id', '=', mail?.attachments[0]?.id ?? '')
      .select('sha256')
    const content = await portal.services.files.open((await file.executeTakeFirstOrThrow()).sha256)
    const bytes = await content?.toArray()
    const xml = new PizZip(Buffer.concat(bytes ?? [])).file('xl/worksheets/sheet1.xml')?.asText() ?? ''
    expect(xml).toContain(`<v>${live - 1}</v>`)
    expect(xml).not.toContain(`<v>${live}</v>`)
  })

  it('leave out who has lost the page, the office or the account, and tell the owner', async () => {
    const savedId = await save('各地')
    await schedule({ savedId, receivers: ['zs07', 'zs06', 'zs01'] })
    await person('demo-zs06').set({ in_use: false }).execute()
    portal.clock.advance({ hours: 7 * DAY_HOURS })
    await send()
    await person('demo-zs06').set({ in_use: true }).execute()
    expect(await mailsOf('zs07')).toHaveLength(1)
    expect(await mailsOf('zs01')).toEqual([])
    const told = (await mailsOf('tj17')).map(({ contents }) => contents)
    expect(told).toHaveLength(2)
    expect(told.find(text => text.includes('未发送给'))).toMatch(/^定时报表“各地”未发送给.+、.+：账号已停用/)
  })

  it.each([
    [
      'closed',
      () => person('demo-tj17').set({ in_use: false }),
      () => person('demo-tj17').set({ in_use: true }),
      /停用/,
    ],
    [
      'without the page',
      () => portal.db.deleteFrom('post_role').where('post_id', '=', 'demo-tj17-1'),
      () => portal.db.insertInto('post_role').values({ post_id: 'demo-tj17-1', role_code: 'R17' }),
      /没有统计报表页面/,
    ],
  ])('stop where the owner is %s, and say why', async (_, end, begin, why) => {
    const savedId = await save('各地')
    await schedule({ savedId, receivers: ['zs07'] })
    portal.clock.advance({ hours: 7 * DAY_HOURS })
    await end().execute()
    await send()
    await begin().execute()
    await send()
    expect(await mailsOf('zs07')).toEqual([])
    expect(await listed()).toMatchObject([{ stopped: expect.stringMatching(why) }])
    await schedule({ savedId })
    expect(await listed()).toMatchObject([{ stopped: '' }])
  })

  it('stop where the table is refused, and keep no other back', async () => {
    await schedule({ savedId: await save('绝密') })
    await schedule({ savedId: await save('各地') })
    portal.clock.advance({ hours: 7 * DAY_HOURS })
    await send()
    expect((await listed()).map(({ stopped }) => stopped)).toEqual(
      expect.arrayContaining(['', '发送内容存在敏感词，不允许发送！']),
    )
    expect(await mailsOf('tj17')).toHaveLength(1)
  })

  it('wait while they are paused, and go on with the next day', async () => {
    const savedId = await save('各地')
    expect((await portal.ask(pauseSchedule, { savedId, paused: true }, await as('tj17'))).message).toBe(
      '没有设置定时发送',
    )
    await schedule({ savedId, every: 'day' })
    expect((await portal.ask(pauseSchedule, { savedId, paused: true }, await as('zs07'))).message).toBe(
      '不存在或已删除',
    )
    await portal.answerTo(pauseSchedule, { savedId, paused: true }, await as('tj17'))
    portal.clock.advance({ hours: 3 * DAY_HOURS })
    await send()
    expect(await mailsOf('tj17')).toEqual([])
    expect(await listed()).toMatchObject([{ paused: true }])
    await portal.answerTo(pauseSchedule, { savedId, paused: false }, await as('tj17'))
    await send()
    expect(await mailsOf('tj17')).toEqual([])
    expect(await listed()).toMatchObject([{ paused: false, nextOn: '2026-11-30' }])
    portal.clock.advance({ hours: DAY_HOURS })
    await send()
    expect(await mailsOf('tj17')).toHaveLength(1)
  })

  it('are stopped by who has them, and end with their table', async () => {
    const savedId = await save('各地')
    await schedule({ savedId })
    expect((await portal.ask(stopSchedule, { savedId }, await as('zs07'))).message).toBe('不存在或已删除')
    await portal.answerTo(stopSchedule, { savedId }, await as('tj17'))
    expect(await listed()).toEqual([])
    await schedule({ savedId })
    await portal.answerTo(removeTable, { savedId }, await as('tj17'))
    expect(await listed()).toEqual([])
    const ended = portal.db
      .selectFrom('audit')
      .where('action', '=', '停止定时发送报表')
      .where('object_id', '=', savedId)
    expect(await ended.select('action').execute()).toHaveLength(2)
  })

  it('are refused for tables of others, wrong days, strangers, and more than twenty', async () => {
    const savedId = await save('各地')
    for (const args of [
      { day: 0 },
      { day: 8 },
      { every: 'month' as const, day: 29 },
      { day: 1.5 },
      { every: 'day' as const, day: 2 },
      { every: 'hour' as 'day' },
      { savedId: '1 or 1=1' },
      { savedId: '9999999999999999999' },
      { receivers: ['al06'] },
      { receivers: ["zs07' or '1'='1"] },
      { receivers: Array.from({ length: 31 }, (_, at) => `u${at}`) },
    ])
      expect([args, (await schedule({ savedId, ...args })).code]).not.toEqual([args, 0])
    expect((await schedule({ savedId }, 'zs07')).message).toBe('不存在或已删除')
    for (let at = 0; at < 20; at++) expect((await schedule({ savedId: await save(`表${at}`) })).code).toBe(0)
    expect((await schedule({ savedId })).message).toMatch(/^最多定时发送20个/)
  })
})
