import { auditRows, auditSeals } from '@portal/shared-lib/contract/audit'
import { errors } from '@portal/shared-lib/contract/errors'
import type { CallArgs } from '@portal/shared-lib/contract/form'
import { AUDIT_TEXTS } from '@portal/shared-lib/contract/rules/audit'
import { sql } from 'kysely'
import { useCases } from '../../../../test/cases'
import { usePortal } from '../../../../test/portal'
import { dayOf } from '../../calendar/china-time'
import { sealAudit } from '../seal'

type Asked = Partial<CallArgs<typeof auditRows>>

describe('Reading the audit', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  let token: string

  beforeAll(async () => {
    token = await portal.signInAs('aud93')
  })

  /** The audit is of the database's day, which no test's clock moves. */
  const today = () => dayOf(new Date())
  const read = (asked: Asked = {}) => portal.answerTo(auditRows, { from: today(), to: today(), ...asked }, { token })
  const textOf = async (asked: Asked) =>
    (await portal.ask(auditRows, { from: today(), to: today(), ...asked }, { token })).message

  it('is for the auditor alone', async () => {
    for (const account of ['zs07', 'sys91', 'sec92']) {
      const other = { token: await portal.signInAs(account) }
      const answers = [
        await portal.ask(auditRows, { from: today(), to: today() }, other),
        await portal.ask(auditSeals, {}, other),
      ]
      expect(answers.map(({ code }) => code)).toEqual([errors.forbidden.code, errors.forbidden.code])
    }
  })

  it('tells who did what to a petition, in words', async () => {
    const { petitionNo } = await cases.letter()
    const { list } = await read({ objectId: petitionNo })
    expect(list).toMatchObject([
      {
        person: '赵甲禾',
        account: 'zs01',
        organisation: '临江省信访局',
        roles: ['来信登记员'],
        objectType: '信访件',
        objectId: petitionNo,
        result: '成功',
        isRefused: false,
        isIntact: true,
      },
    ])
  })

  it('finds by person, action, session and what was refused', async () => {
    await portal.signInAs('zs02')
    const [row] = (await read({ person: '钱乙舟', action: '登录' })).list
    expect(row).toMatchObject({ account: 'zs02', action: '登录' })
    expect((await read({ person: 'zs0' })).list).toEqual([])
    expect((await read({ person: 'zs02', failedOnly: true })).list).toEqual([])
    const [own] = (await read({ action: '查看审计日志' })).list
    expect((await read({ session: own?.session ?? '' })).list.map(({ account }) => account)).toContain('aud93')
    expect((await read({ action: "%' or true --" })).list).toEqual([])
  })

  it('goes on where a page ended, without a gap', async () => {
    await sql`insert into audit (action, object_id) select '多', 'many' from generate_series(1, 120)`.execute(portal.db)
    const ids: string[] = []
    let cursor: string | null = ''
    do {
      const page: Awaited<ReturnType<typeof read>> = await read({ objectId: 'many', cursor })
      ids.push(...page.list.map(({ id }) => id))
      cursor = page.next
    } while (cursor)
    expect(ids).toHaveLength(120)
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => Number(b) - Number(a)))
    expect(await textOf({ cursor: '1; drop' })).toBeTruthy()
  })

  it('keeps that it was read', async () => {
    const before = (await read({ action: '查看审计日志', person: 'aud93' })).list.length
    expect((await read({ action: '查看审计日志', person: 'aud93' })).list).toHaveLength(before + 1)
  })

  it.each([
    ['the end before the beginning', { from: '2026-11-02', to: '2026-11-01' }, AUDIT_TEXTS.backwards],
    ['too many days', { from: '2026-01-01', to: '2026-11-01' }, AUDIT_TEXTS.tooLong],
    ['no day', { from: '昨天', to: '2026-11-01' }, '日期格式不正确，应为 YYYY-MM-DD'],
  ])('refuses %s', async (_, asked, text) => {
    expect(await textOf(asked)).toBe(text)
  })

  it('leaves out what was done in another province', async () => {
    await sql`insert into region values ('980000000000', '外省', '2', null)`.execute(portal.db)
    await sql`insert into organisation select (jsonb_populate_record(organisation,
        '{"id": "elsewhere", "region_code": "980000000000", "org_code": "980000000-xx"}')).*
      from organisation where id = '990000000-xf'`.execute(portal.db)
    await sql`insert into audit (action, object_id, org_id) values ('外省', 'foreign', 'elsewhere')`.execute(portal.db)
    expect((await read({ objectId: 'foreign' })).list).toEqual([])
  })

  it('tells of a row that is not what was sealed', async () => {
    await sql`insert into audit (action, object_id) values ('甲', 'sealed')`.execute(portal.db)
    await sealAudit(portal)
    const sealed = async () => (await read({ objectId: 'sealed' })).list[0]
    expect(await sealed()).toMatchObject({ isIntact: true, sealNo: expect.stringMatching(/^\d+$/) })
    await portal.db.transaction().execute(async db => {
      await sql`set local session_replication_role = replica`.execute(db)
      await sql`update audit set action = '乙' where object_id = 'sealed'`.execute(db)
    })
    expect(await sealed()).toMatchObject({ action: '乙', isIntact: false })
    const { sealed: count, lastHash } = await portal.answerTo(auditSeals, {}, { token })
    expect(count).toBeGreaterThan(0)
    expect(lastHash).toMatch(/^[\da-f]{64}$/)
  })
})
