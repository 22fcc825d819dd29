import { errors } from '@portal/shared-lib/contract/errors'
import type { CallArgs } from '@portal/shared-lib/contract/form'
import { petitionList } from '@portal/shared-lib/contract/lists'
import { circular, circularPaper, saveCircular } from '@portal/shared-lib/contract/region-panel'
import * as stats from '@portal/shared-lib/contract/stats'
import { sql } from 'kysely'
import PizZip from 'pizzip'
import { useCases } from '../../../test/cases'
import { usePortal } from '../../../test/portal'

const OCTOBER = { from: '2026-10-01', to: '2026-10-31' }
const R3 = { id: 'R3' as const, ...OCTOBER }

describe('A frozen report', () => {
  const portal = usePortal({ database: 'demo', hasReplica: true })
  const cases = useCases(portal)
  const as = async (account: string) => ({ token: await cases.tokenOf(account) })
  const reportOf = async (more: Partial<CallArgs<typeof stats.report>> = {}, account = 'tj17') =>
    portal.answerTo(stats.report, { ...R3, ...more }, await as(account))
  const freeze = async (args: CallArgs<typeof stats.freeze> = R3, account = 'tj17') =>
    portal.ask(stats.freeze, args, await as(account))

  /** One petition of October that all may know of becomes one of September, as a correction would make it. */
  const moveOne = () =>
    sql`update petition set registered_at = '2026-09-15T10:00:00+08:00' where id = (
    select petition_id from petition_fact where registered_on between '2026-10-01' and '2026-10-31' and not guarded
      and state not in ('91', '99') and persons = 1 limit 1)`.execute(portal.db)

  beforeAll(async () => {
    for (const [rest, day] of ['2026-10-08', '2026-09-08'].entries())
      await sql`update petition set registered_at = ${`${day}T10:00:00+08:00`}::timestamptz
        where petition_no <> '' and id % 3 = ${rest}`.execute(portal.db)
    await portal.db.insertInto('post_role').values({ post_id: 'demo-wq01-1', role_code: 'R12' }).execute()
  })

  it('is for who has the right, of a whole period that is over', async () => {
    expect((await freeze(R3, 'zs07')).code).not.toBe(0)
    for (const period of [
      { from: '2026-10-02', to: '2026-10-31' },
      { from: '2026-10-01', to: '2026-11-30' },
      { from: '2026-02-01', to: '2026-04-30' },
      { from: '2099-01-01', to: '2099-12-31' },
      { from: "2026-10-01' or 1=1", to: '2026-10-31' },
    ])
      expect([period, (await freeze({ id: 'R3', ...period })).code]).not.toEqual([period, 0])
    const { rows } = await sql`select from frozen_figures`.execute(portal.db)
    expect(rows).toEqual([])
  })
  it('shows what was reported, by whom and when, and beside it what came later, with the list of now', async () => {
    const before = await reportOf()
    expect(before.frozen).toBeNull()
    expect((await freeze()).code).toBe(0)
    const frozen = await reportOf()
    expect(frozen.frozen).toMatchObject({ by: '魏乙蓉', isShown: true, late: [] })
    expect(frozen.total?.map(({ value }) => value)).toEqual(before.total?.map(({ value }) => value))

    await moveOne()
    const later = await reportOf()
    const [all] = before.total ?? []
    expect(later.total?.[0]).toMatchObject({ value: all?.value, count: (all?.count ?? 0) - 1 })
    expect(later.frozen?.late).toEqual(
      expect.arrayContaining([
        { row: null, column: 0, value: (all?.value ?? 0) - 1, change: -1 },
        { row: null, column: 1, value: (before.total?.[1]?.value ?? 0) - 1, change: -1 },
      ]),
    )
    const listed = {
      viewId: later.viewId,
      filter: { conditions: [...later.conditions, ...(later.columns[0]?.conditions ?? [])] },
    }
    expect((await portal.answerTo(petitionList, { ...listed, limit: 1 }, await as('tj17'))).total).toBe(
      later.total?.[0]?.count,
    )
  })

  it('is not frozen once more, and not changed by anybody', async () => {
    expect((await freeze()).message).toBe('本期报表已经冻结')
    for (const change of [
      sql`update frozen_figures set figures = '{}'`,
      sql`delete from frozen_figures`,
      sql`truncate frozen_figures`,
    ])
      await expect(change.execute(portal.db)).rejects.toThrow('never changed')
    await expect(sql`delete from frozen_figures`.execute(portal.services.db)).rejects.toThrow('permission denied')
  })

  it('shows a part as it is now, and says so', async () => {
    const part = await reportOf({ repeat: '0' })
    expect(part.frozen).toMatchObject({ isShown: false, late: [] })
    expect(part.total?.[0]?.value).toBe(part.total?.[0]?.count)
  })

  it('is what 环比 and 同比 of other periods go by', async () => {
    const { total } = await reportOf()
    const november = { from: '2026-11-01', to: '2026-11-30', compare: true }
    expect((await reportOf(november)).total?.[0]?.previous).toBe(total?.[0]?.value)
    const nextYear = { from: '2027-10-01', to: '2027-10-31', compare: true }
    expect((await reportOf(nextYear)).total?.[0]?.lastYear).toBe(total?.[0]?.value)
  })

  it('is not seen in other offices, nor by who counts less than its region', async () => {
    expect((await reportOf({}, 'al06')).frozen).toBeNull()
    expect((await reportOf({}, 'wq01')).frozen).toBeNull()
    expect((await reportOf({}, 'zs08')).frozen).toMatchObject({ isShown: true })
  })

  it('holds nothing that any of its readers may not know of', async () => {
    const { figures } = await portal.db.selectFrom('frozen_figures').select('figures').executeTakeFirstOrThrow()
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from petition_fact
      where registered_on between '2026-10-01' and '2026-10-31' and not guarded and state not in ('91', '99')`.execute(
      portal.db,
    )
    expect(stats.Table.parse(figures).total?.[0]?.value).toBe((rows[0]?.count ?? 0) + 1)
  })

  it('is taken along as a workbook with its mark and 补报', async () => {
    const { content } = await portal.answerTo(stats.reportSheet, R3, await as('tj17'))
    const xml = new PizZip(Buffer.from(content, 'base64')).file('xl/worksheets/sheet1.xml')?.asText() ?? ''
    expect(xml).toContain('已冻结：魏乙蓉')
    expect(xml).toContain('补报')
    expect(xml).toContain('<v>-1</v>')
  })

  describe('and the circular of its month', () => {
    const OF = { region: '', month: '2026-10' }
    const read = async (account: string, args: CallArgs<typeof circular> = OF) =>
      portal.answerTo(circular, args, await as(account))
    const save = async (account: string, args: Partial<CallArgs<typeof saveCircular>> = {}) =>
      portal.ask(saveCircular, { ...OF, title: '通报', text: '一、总体情况', before: null, ...args }, await as(account))

    it('says the figures that were frozen, each number with its list', async () => {
      expect((await read('tj17')).frozen).toEqual([])
      await freeze({ id: 'R1', ...OCTOBER })
      const { title, frozen, paragraphs } = await read('tj17')
      expect(title).toBe('临江省2026年10月信访工作情况通报')
      expect(frozen).toEqual(['信访形式统计表'])
      const spans = paragraphs.flat()
      const { total } = await reportOf({ id: 'R1' })
      expect(spans.map(({ text }) => text).join('')).toContain(
        `共登记信访事项${total?.[0]?.value?.toLocaleString('zh-CN')}件次`,
      )
      const listed = spans.filter(({ conditions }) => conditions !== null)
      for (const { text, conditions } of listed.filter(one => /件次$/.test(one.text))) {
        const list = { viewId: 'v_tj', filter: { conditions: conditions ?? [] }, limit: 1 }
        const count = (await portal.answerTo(petitionList, list, await as('tj17'))).total
        expect(text).toBe(`${count.toLocaleString('zh-CN')}件次`)
      }
      expect(listed.length).toBeGreaterThan(3)
    })

    it('is kept as a draft of the office, which nobody overwrites unseen', async () => {
      expect((await save('tj17')).code).toBe(0)
      const { saved } = await read('zs07')
      expect(saved).toMatchObject({ title: '通报', text: '一、总体情况', by: '魏乙蓉' })
      expect((await save('zs07')).message).toBe('魏乙蓉已保存了该月通报，请刷新后再修改')
      expect((await save('zs07', { before: saved?.at ?? null, text: '改过' })).code).toBe(0)
      expect((await read('tj17')).saved?.text).toBe('改过')
      expect((await read('ld15')).saved).toBeNull()
      expect((await read('tj17', { ...OF, region: '990100000000' })).saved).toBeNull()
    })

    it('is for who has the page, about a region and a month that there are, without classified words', async () => {
      expect((await portal.ask(circular, OF, await as('zs01'))).code).toBe(errors.forbidden.code)
      const wrong = [{ month: '2026-13' }, { month: "2026-10' or 1=1" }, { region: '998800000000' }]
      for (const args of [...wrong, { title: '' }, { text: ' ' }, { text: '绝密' }, { text: '长'.repeat(10_001) }])
        expect([args, (await save('tj17', args)).code]).not.toEqual([args, 0])
    })

    it('is taken along as a document, of which the audit knows', async () => {
      const asked = { ...OF, title: '10月/通报', text: '一、总体情况\n\n来信<1件>' }
      const { name, content } = await portal.answerTo(circularPaper, asked, await as('tj17'))
      expect(name).toBe('10月通报.docx')
      const xml = new PizZip(Buffer.from(content, 'base64')).file('word/document.xml')?.asText() ?? ''
      expect(xml).toContain('一、总体情况')
      expect(xml).toContain('来信&lt;1件&gt;')
      const kept = portal.db.selectFrom('audit').where('object_id', '=', 'circular').select(['person_id', 'action'])
      expect(await kept.execute()).toEqual([{ person_id: 'demo-tj17', action: '导出统计报表' }])
    })
  })

  it('stands in the audit with the digest of what was reported', async () => {
    const entry = await portal.db
      .selectFrom('audit')
      .where('action', '=', '冻结统计报表')
      .select(['object_id as report', 'after'])
      .executeTakeFirstOrThrow()
    expect(entry.report).toBe('R3')
    expect(JSON.parse(entry.after ?? '')).toMatchObject({ ...OCTOBER, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) })
  })
})
