import { METRIC_IDS } from '@portal/shared-lib/contract/rules/figures'
import { type Insertable, sql } from 'kysely'
import { getCaller } from '../../fixtures/demo/people/callers'
import { tellOfMatters } from '../../test/fact-kin'
import { NONE, tableOf } from '../../test/figures-document'
import { usePortal } from '../../test/portal'
import type { Database } from '../platform/database/schema'
import { inScope } from './conditions'
import { countTable } from './count'
import { countCitations, countMatrix } from './decision/policies'

type Fact = Insertable<Database['petition_fact']>

const NO: Fact = {
  petition_id: 0,
  petition_on: '2026-10-01',
  registered_on: '2026-10-08',
  persons: 1,
  guarded: false,
  collective: false,
  grave: false,
  supervised: false,
  leader_case: false,
  transferred: false,
  assigned: false,
  returned: false,
  extended: false,
  review_asked: false,
  review_asked_again: false,
  review_delivered: false,
  review_decided: false,
  review_changed: false,
  province_code: '99',
  place_region: '990121100000',
  register_org_id: 'bureau',
  register_level: '2',
  channel: '100',
  purpose: '03',
  legal_class: '3',
  category: '010200',
  state: '30',
  close_type: '',
  outcome: '',
  repeat_flag: '0',
  bureau_rating: '',
  unit_rating: '',
  hot_topics: [],
}

const YEAR = '2026'
const OCTOBER = { from: `${YEAR}-10-01`, to: `${YEAR}-10-31` }

const dayIn = (cell = ''): string | null => (cell === NONE ? null : `${YEAR}-${cell}`)
const textIn = (cell = ''): string => (cell === NONE ? '' : cell)

function factOf(row: Record<string, string>, at: number): Fact {
  const answered = dayIn(row.answered)
  return {
    ...NO,
    petition_id: at + 1,
    registered_on: `${YEAR}-${row.registered}`,
    channel: textIn(row.form),
    persons: Number(row.persons),
    repeat_flag: textIn(row.repeat),
    state: textIn(row.state),
    acted_on: dayIn(row.acted),
    act_due_on: dayIn(row['act due']),
    accepted_on: dayIn(row.accepted),
    answer_due_on: dayIn(row.due),
    answered_on: answered,
    delivered_on: answered,
    closed_on: dayIn(row.closed),
    unit_rating: textIn(row.rating),
    matter_id: Number(row.matter),
    close_type: /agreement/.test(row.special ?? '') ? '04' : '',
    collective: row.special === 'collective visit',
    extended: /extended/.test(row.special ?? ''),
    guarded: /walled/.test(row.special ?? ''),
  }
}

describe('The figures of docs/statistics.md', () => {
  const portal = usePortal()
  const now = new Date('2026-11-26T10:00:00+08:00')
  const counted = tableOf('figure')

  beforeAll(async () => {
    await portal.db.insertInto('petition_fact').values(tableOf('petition').map(factOf)).execute()
    await tellOfMatters(portal.db)
  })

  it('stand in the document', () => {
    expect(tableOf('petition')).toHaveLength(9)
    expect(counted.length).toBeGreaterThan(30)
  })

  it.each(counted)('count $figure from $from to $to as by hand', async ({ figure, from, to, value }) => {
    const metric = METRIC_IDS.find(id => id === figure)
    if (!metric) throw new Error(`There is no figure ${figure}`)
    const { total } = await countTable(
      { db: portal.db, caller: getCaller('zs07'), now },
      {
        title: '',
        scope: inScope({ region: '', channels: [], repeat: '' }, '2026-11-26'),
        columns: [{ id: 'a', path: [], metric }],
        period: { from: `${YEAR}-${from}`, to: `${YEAR}-${to}` },
        dateMode: '2',
        isCompared: false,
      },
    )
    expect(total?.[0]?.value).toBe(value === NONE ? null : Number(value))
  })

  it('count what opinions cite as by hand', async () => {
    const bases = [
      '《中华人民共和国土地管理法》第四十八条、《信访工作条例》第三十二条、第三十四条。',
      '按规定办理。',
      '《旧规定》。',
    ]
    for (const [at, basis] of bases.entries())
      await sql`update petition_fact set cited = array(select distinct law from cited_laws(${basis}) order by law)
        where petition_id = ${at + 1}`.execute(portal.db)
    await portal.db.insertInto('kb_node').values({ id: 'old', sort_no: 1, title: '旧规定', kind: 'law' }).execute()
    await portal.db.insertInto('kb_doc').values({ node_id: 'old', status: '已废止' }).execute()
    const counting = { db: portal.db, caller: getCaller('zs07'), now }
    const asked = { ...OCTOBER, dateMode: '2' as const, region: '', channels: [], repeat: '' as const }
    const { table, checks, laws } = await countCitations(counting, asked)
    expect(Object.fromEntries(table.rows.map(({ id, cells }) => [id, cells[0]?.value]))).toEqual({
      土地管理法: 1,
      信访工作条例: 1,
      旧规定: 1,
    })
    expect(checks.total?.map(({ value }) => value)).toEqual([3, 1, 1])
    expect(laws.find(({ title }) => title === '旧规定')?.status).toBe('已废止')
  })

  it('count what stands behind petitions as by hand', async () => {
    await portal.db.insertInto('kb_node').values({ id: 'new', sort_no: 2, title: '村务规定', kind: 'policy' }).execute()
    await portal.db.insertInto('kb_doc').values({ node_id: 'new' }).execute()
    await portal.db
      .insertInto('kb_link')
      .values(['new', 'old'].map(id => ({ node_id: id, category: '010000' })))
      .execute()
    const counting = { db: portal.db, caller: getCaller('zs07'), now }
    const asked = { ...OCTOBER, dateMode: '2' as const, region: '', channels: [], repeat: '' as const }
    const { table } = await countMatrix(counting, asked)
    expect(table.columns.map(({ id }) => id)).toEqual(['M01', 'n010200'])
    const counts = Object.fromEntries(table.rows.map(({ id, cells }) => [id, cells.map(({ value }) => value)]))
    expect(counts).toEqual({ 村务规定: [3, 3], 旧规定: [3, 3], 土地管理法: [1, 1], 信访工作条例: [1, 1] })
    expect(table.rows.find(({ id }) => id === '村务规定')?.conditions).toEqual([
      { field: 'glfl', operator: 'is', values: ['村务规定'] },
    ])
  })
})
