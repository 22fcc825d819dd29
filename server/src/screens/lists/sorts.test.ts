import { sql } from 'kysely'
import { getCaller } from '../../../fixtures/demo/people/callers'
import { usingApprovals } from '../../../test/approvals'
import { usePortal } from '../../../test/portal'
import { EVERYTHING } from './conditions'
import { orderOf } from './list'
import { rowsSql } from './read'
import { VIEWS } from './views'

/** Tables that are large in a real province, and the columns of which one confines a reading to somebody's part. */
const LARGE: Readonly<Record<string, RegExp>> = {
  todo: /dept_id|person_id|petition_id|ref_id|\bid = /,
  petition: /\bid = /,
  petition_reach: /party/,
  approval: /dept_id|\bid = /,
  handling_step: /\bid = /,
}

const ROWS = 5_000_000

interface Node {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Index Cond'?: string
  readonly 'Recheck Cond'?: string
  readonly Plans?: readonly Node[]
}

const all = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(all)]

/** A node that reads a large table beyond what is somebody's. */
function readsTooMuch(node: Node): boolean {
  const confines = LARGE[node['Relation Name'] ?? '']
  const by = node['Index Cond'] ?? node['Recheck Cond'] ?? ''
  return confines !== undefined && !confines.test(by)
}

const SORTED: Readonly<Record<string, { account: string; alongIndex: Readonly<Record<string, string>> }>> = {
  v_dbx_depart: { account: 'zs05', alongIndex: { dueAt: 'todo_department', receivedAt: 'todo_received' } },
  v_dbx_personal: { account: 'zs05', alongIndex: { dueAt: 'todo_personal', receivedAt: 'todo_own_received' } },
  v_query: {
    account: 'zs05',
    alongIndex: { djsj: 'petition_reach_registered', dueAt: 'petition_reach_due', bjsj: 'petition_reach_closed' },
  },
  v_ssz: { account: 'zs05', alongIndex: {} },
  v_blbg: { account: 'zs05', alongIndex: {} },
  v_thqs: { account: 'zs05', alongIndex: {} },
  v_bjhc: { account: 'zs05', alongIndex: {} },
  v_dlr: { account: 'zs05', alongIndex: {} },
  v_wsxf: { account: 'zs04', alongIndex: {} },
}

describe('A list that is sorted', () => {
  const portal = usePortal({ database: 'demo' })
  const { submitted } = usingApprovals(portal)

  /** What the planner knows of the tables: as many rows as a large province has. */
  beforeAll(async () => {
    const names = Object.keys(LARGE)
    // Of a table without a page the planner believes nothing.
    await submitted('leader', {})
    await sql`update pg_class set reltuples = ${ROWS}, relpages = 1 where relkind in ('r', 'p') and relname = any(${names}::text[])`.execute(
      portal.db,
    )
  })

  /** As the database would read the first page, were the tables too large to be read whole. */
  async function planOf(viewId: string, field: string, descending: boolean, sorting: boolean): Promise<Node[]> {
    const view = VIEWS[viewId]
    const known = SORTED[viewId]
    if (!view || !known) throw new Error(viewId)
    const asker = { caller: getCaller(known.account), now: new Date() }
    const { key } = orderOf(view, { field, descending })
    const condition = key.mayLack ? sql`${key.value} is not null` : sql`true`
    const read = { view, asker, filter: EVERYTHING, order: { key, descending } }
    return await portal.db.transaction().execute(async db => {
      await sql`set local enable_seqscan = off`.execute(db)
      if (!sorting) await sql`set local enable_sort = off`.execute(db)
      const page = rowsSql(read, { dated: true, condition, offset: 0, limit: 101 })
      const { rows } = await sql<{ 'QUERY PLAN': { Plan: Node }[] }>`explain (format json) ${page}`.execute(db)
      return (rows[0]?.['QUERY PLAN'] ?? []).flatMap(({ Plan }) => all(Plan))
    })
  }

  const cases = Object.entries(SORTED).flatMap(([viewId]) =>
    Object.keys(VIEWS[viewId]?.sorts ?? {}).flatMap(field => [
      [viewId, field, false] as const,
      [viewId, field, true] as const,
    ]),
  )

  it.each(cases)('%s by %s, descending %s, reads no large table whole', async (viewId, field, descending) => {
    const nodes = await planOf(viewId, field, descending, true)
    expect(nodes.some(node => LARGE[node['Relation Name'] ?? ''])).toBe(true)
    expect(nodes.filter(readsTooMuch)).toEqual([])
  })

  const along = Object.entries(SORTED).flatMap(([viewId, { alongIndex }]) =>
    Object.entries(alongIndex).map(([field, index]) => [viewId, field, index] as const),
  )

  it.each(along)('%s by %s goes along the index %s', async (viewId, field, index) => {
    const nodes = await planOf(viewId, field, true, false)
    expect(nodes.map(node => node['Index Name'])).toContain(index)
  })

  it('finds a reading that is not confined, were there one', () => {
    const whole = { 'Node Type': 'Index Scan', 'Relation Name': 'todo', 'Index Cond': "(province_code = '99'::text)" }
    expect(readsTooMuch(whole)).toBe(true)
    expect(readsTooMuch({ 'Node Type': 'Seq Scan', 'Relation Name': 'petition' })).toBe(true)
  })
})
