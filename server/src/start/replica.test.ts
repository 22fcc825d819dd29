import { exportState, startExport } from '@portal/shared-lib/contract/export-tasks'
import type { CallArgs } from '@portal/shared-lib/contract/form'
import { search } from '@portal/shared-lib/contract/search'
import { overview, report } from '@portal/shared-lib/contract/stats'
import { todos } from '@portal/shared-lib/contract/todos'
import { sql } from 'kysely'
import { usePortal } from '../../test/portal'

const PERIOD = { from: '2026-01-01', to: '2026-06-30' }
const WORK: CallArgs<typeof todos> = { whose: 'department', pageNumber: 1, limit: 20 }

describe('Beside a replica', () => {
  const portal = usePortal({ database: 'demo', hasReplica: true })

  /** When the replica was asked last; empty while it never was. */
  async function lastAsked(): Promise<string> {
    const { rows } = await sql<{ at: string | null }>`select max(query_start)::text as at from pg_stat_activity
      where datname = current_database() and application_name = 'replica'`.execute(portal.db)
    return rows[0]?.at ?? ''
  }

  async function asksIt(ask: (as: { token: string }) => Promise<unknown>): Promise<boolean> {
    const as = { token: await portal.signInAs('zs06') }
    const before = await lastAsked()
    await ask(as)
    return (await lastAsked()) !== before
  }

  async function exporting(as: { token: string }): Promise<void> {
    const { taskId } = await portal.answerTo(startExport, { viewId: 'v_query', filter: {} }, as)
    const isComplete = async () => (await portal.answerTo(exportState, { taskId }, as)).isComplete
    while ((await isComplete()) !== 2);
  }

  it.each<[string, boolean, (as: { token: string }) => Promise<unknown>]>([
    ['boards ask it', true, as => portal.answerTo(overview, {}, as)],
    ['reports ask it', true, as => portal.answerTo(report, { id: 'R1', ...PERIOD }, as)],
    ['searches ask it', true, as => portal.answerTo(search, { words: '道路', tab: 'all' }, as)],
    ['exports ask it', true, exporting],
    ['lists of work do not', false, as => portal.answerTo(todos, WORK, as)],
  ])('%s', async (_, expected, ask) => {
    expect(await asksIt(ask)).toBe(expected)
  })
})
