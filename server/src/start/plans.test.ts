import { homeNumbers } from '@portal/shared-lib/contract/counters'
import { find } from '@portal/shared-lib/contract/finder'
import { openedLast, ownWeek } from '@portal/shared-lib/contract/homes'
import { petitionList } from '@portal/shared-lib/contract/lists'
import { openedCase } from '@portal/shared-lib/contract/opened-case'
import { timeline } from '@portal/shared-lib/contract/petitions'
import { search } from '@portal/shared-lib/contract/search'
import { petitionTodo } from '@portal/shared-lib/contract/todos'
import { CompiledQuery, sql } from 'kysely'
import { callsOfADay } from '../../test/calls-of-a-day'
import { useCases } from '../../test/cases'
import { useCountedServer } from '../../test/counted-server'
import type { Statement } from '../../test/counting'
import { usePortal } from '../../test/portal'
import { isMarked } from '../platform/database/prepared'

/** What grows with every petition, for ever, and has rows here. */
const LARGE = [
  ...['petition', 'petition_person', 'petition_reach', 'petition_fact', 'todo', 'timeline', 'handling_step', 'clock'],
  ...['process_record', 'audit', 'petition_original'],
]

/** By which the planner takes each for a large one, whatever its size. */
const ROWS_OF_A_PAGE = 1_000_000

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Subplan Name'?: string
  readonly 'Index Cond'?: string
  readonly Plans?: readonly Plan[]
}

/** What an index is asked; of a portal's petitions all are of its province. */
const conditionsOf = (plan: Plan): string[] => plan['Index Cond']?.split(' AND ') ?? []

/**
 * Steps of a plan that go through a large table, or an index of it, from one end to the other. What is hashed for a condition
 * is left out: it is one of two ways that the planner chooses from by how much there is. So is the end of an index, which is
 * one row.
 */
function readingAll(plan: Plan, whole = JSON.stringify(plan)): string[] {
  const { 'Node Type': kind, 'Relation Name': table = '', 'Subplan Name': name } = plan
  if (name && whole.includes(`(hashed ${name})`)) return []
  if (kind === 'Limit' && plan.Plans?.every(step => !('Filter' in step))) return []
  const isConfined =
    kind === 'Bitmap Heap Scan' || conditionsOf(plan).some(condition => !condition.includes('province_code ='))
  const here = LARGE.includes(table) && kind.includes('Scan') && !isConfined ? [`${kind} on ${table}`] : []
  return [...here, ...(plan.Plans ?? []).flatMap(step => readingAll(step, whole))]
}

/**
 * A database of a few cases reads any table whole, and would say nothing. Told that there are millions, it does so only where
 * no index serves. The plans are never run.
 */
describe('No statement of what is done all day', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const server = useCountedServer(portal)
  let letter: Awaited<ReturnType<typeof cases.letter>>
  beforeAll(async () => {
    letter = await cases.letter()
    // Of a table without rows the planner knows that it has none.
    await sql`update petition set original_text = summary where petition_no = ${letter.petitionNo}`.execute(portal.db)
  })

  /** As the connection of a server would plan it, which keeps the plans of marked ones. */
  const planOf = ({ text, values }: Statement): Promise<Plan> =>
    portal.db.transaction().execute(async db => {
      await sql`set local enable_seqscan = off`.execute(db)
      await sql`select pg_restore_relation_stats('schemaname', 'public', 'relname', name, 'relpages', 1,
        'reltuples', ${ROWS_OF_A_PAGE}::real) from unnest(${LARGE}::text[]) as name`.execute(db)
      const asked = isMarked(text)
        ? CompiledQuery.raw(`explain (format json, verbose, generic_plan) ${text}`)
        : CompiledQuery.raw(`explain (format json, verbose) ${text}`, [...values])
      const { rows } = await db.executeQuery<{ 'QUERY PLAN': readonly [{ Plan: Plan }] }>(asked)
      return rows[0]?.['QUERY PLAN'][0].Plan ?? { 'Node Type': 'none' }
    })

  const as = async (account: string) => ({ token: await cases.tokenOf(account) })
  const list = async (field: string, operator: 'is' | 'begins', value: string) => {
    const filter = { join: 'and', conditions: [{ field, operator, values: [value] }], groups: [] }
    return await server.answerTo(petitionList, { viewId: 'v_query', filter } as never, await as('zs05'))
  }
  const numbered = () => letter.petitionNo
  const calls: Readonly<Record<string, () => Promise<unknown>>> = {
    ...callsOfADay(server, cases, () => letter),
    'opening it': async () =>
      server.answerTo(openedCase, { petitionNo: numbered(), todoId: '' } as never, await as('zs05')),
    'its timeline': async () => server.answerTo(timeline, { petitionNo: numbered() }, await as('zs05')),
    'what waits on it': async () =>
      server.answerTo(petitionTodo, { petitionNo: numbered() } as never, await as('zs05')),
    'a list by a number': () => list('xfjbh', 'is', numbered()),
    'a list by the beginning of a number': () => list('xfjbh', 'begins', numbered().slice(0, -2)),
    'a list by a name': () => list('xfr', 'begins', '冯丙莲'),
    'finding a number': async () => server.answerTo(find, { words: numbered().slice(0, -2) }, await as('zs05')),
    'searching for a number': async () => server.answerTo(search, { words: numbered() } as never, await as('zs05')),
    'the own week': async () => server.answerTo(ownWeek, {}, await as('zs05')),
    'the tiles of a home page': async () => server.answerTo(homeNumbers, {}, await as('zs05')),
    'searching for words': async () => server.answerTo(search, { words: '青苗补偿' } as never, await as('zs05')),
    'what was opened last': async () => server.answerTo(openedLast, {}, await as('zs05')),
  }

  it.each(Object.entries(calls))('reads a large table whole, as in %s', async (_, call) => {
    const statements = (await server.during(call)).filter(({ text }) =>
      /^\s*(select|insert|update|delete|with)\b/i.test(text),
    )
    const found: string[] = []
    for (const statement of statements)
      for (const step of readingAll(await planOf(statement))) found.push(`${step}: ${statement.text}`)
    expect(found).toEqual([])
  })
})
