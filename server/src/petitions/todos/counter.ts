import { sql } from 'kysely'
import type { Db } from '../../platform/database/connect'
import { KEPT } from '../../platform/database/kept'
import { tell } from '../../platform/live/tell'

/** One to-do more or less with a holder; `personId` is empty for the unclaimed of a department. */
export interface CounterMove {
  readonly deptId: string
  readonly personId: string
  /** A type of to-do, as rows carry it. */
  readonly type: string
  readonly by: number
}

/** Moves that wait for the end of what gathers them, by transaction. */
const gathering = new WeakMap<Db, CounterMove[]>()

/**
 * Moves the counters of open to-dos in the transaction that moves the to-dos. Always in the order of their keys, so
 * that two transactions never wait for each other crosswise. Open windows of those concerned are told.
 */
export async function moveCounters(db: Db, provinceCode: string, moves: readonly CounterMove[]): Promise<void> {
  const gathered = gathering.get(db)
  if (gathered) gathered.push(...moves)
  else await applyMoves(db, provinceCode, moves)
}

/**
 * Performs what moves counters in several places of one transaction: all are moved together, in their order, at its end.
 * Of a part inside another that fails nothing is moved.
 */
export async function movingTogether<T>(db: Db, provinceCode: string, perform: () => Promise<T>): Promise<T> {
  const outer = gathering.get(db)
  if (outer) return await movingPart(outer, perform)
  const moves: CounterMove[] = []
  gathering.set(db, moves)
  const result = await perform().finally(() => gathering.delete(db))
  await applyMoves(db, provinceCode, moves)
  return result
}

function movingPart<T>(moves: CounterMove[], perform: () => Promise<T>): Promise<T> {
  const before = moves.length
  return perform().catch(error => {
    moves.length = before
    throw error
  })
}

async function applyMoves(db: Db, provinceCode: string, moves: readonly CounterMove[]): Promise<void> {
  const all = sums(moves)
  if (all.length > ONE_BY_ONE) await countMany(db, provinceCode, all)
  else for (const move of all) await (move.by > 0 ? countUp(db, provinceCode, move) : countDown(db, provinceCode, move))
  await tellDepartments(db, new Set(moves.map(({ deptId }) => deptId)))
}

/** Counters that are moved by a statement each; more are moved by two. */
const ONE_BY_ONE = 8

/** As many as there are, by two statements. The first locks all of them in the order of their keys, and counts up. */
async function countMany(db: Db, province: string, moves: readonly CounterMove[]): Promise<void> {
  const moved = sql`unnest(${sql.val(moves.map(({ deptId }) => deptId))}::text[],
    ${sql.val(moves.map(({ personId }) => personId))}::text[], ${sql.val(moves.map(({ type }) => type))}::text[],
    ${sql.val(moves.map(({ by }) => by))}::int[]) with ordinality as moved (dept_id, person_id, todo_type, by, place)`
  await sql`insert into todo_counter (province_code, dept_id, person_id, todo_type, open_count)
    select ${province}, dept_id, person_id, todo_type, greatest(by, 0) from ${moved} order by place
    on conflict (province_code, dept_id, person_id, todo_type)
      do update set open_count = todo_counter.open_count + excluded.open_count`.execute(db)
  await sql`update todo_counter as counter set open_count = open_count + moved.by from ${moved}
    where counter.province_code = ${province} and counter.dept_id = moved.dept_id
      and counter.person_id = moved.person_id and counter.todo_type = moved.todo_type and moved.by < 0`.execute(db)
}

/** One move for each counter that changes at all. */
function sums(moves: readonly CounterMove[]): CounterMove[] {
  const byCounter = new Map<string, CounterMove>()
  for (const move of moves) {
    const before = byCounter.get(keyOf(move))?.by ?? 0
    byCounter.set(keyOf(move), { ...move, by: before + move.by })
  }
  return [...byCounter.values()].filter(({ by }) => by !== 0).toSorted(byKey)
}

/** Whose lists and badges show the to-dos: everybody with a post in the department. */
async function tellDepartments(db: Db, deptIds: ReadonlySet<string>): Promise<void> {
  if (deptIds.size === 0) return
  const people = db
    .selectFrom('post')
    .where('dept_id', 'in', [...deptIds].sort())
    .select('person_id')
    .distinct()
    .modifyFront(KEPT)
  const found = await people.execute()
  await tell(
    db,
    found.map(({ person_id }) => person_id),
    'Todo',
  )
}

const keyOf = ({ deptId, personId, type }: CounterMove): string => [deptId, personId, type].join('\n')
const byKey = (a: CounterMove, b: CounterMove): number => (keyOf(a) < keyOf(b) ? -1 : 1)

async function countUp(db: Db, provinceCode: string, { deptId, personId, type, by }: CounterMove): Promise<void> {
  await db
    .insertInto('todo_counter')
    .values({ province_code: provinceCode, dept_id: deptId, person_id: personId, todo_type: type, open_count: by })
    .onConflict(row =>
      row
        .columns(['province_code', 'dept_id', 'person_id', 'todo_type'])
        .doUpdateSet({ open_count: sql`todo_counter.open_count + ${by}` }),
    )
    .execute()
}

async function countDown(db: Db, provinceCode: string, { deptId, personId, type, by }: CounterMove): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('todo_counter')
    .set({ open_count: sql`open_count + ${by}` })
    .where('province_code', '=', provinceCode)
    .where('dept_id', '=', deptId)
    .where('person_id', '=', personId)
    .where('todo_type', '=', type)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new Error(`No counter of ${type} to-dos for ${deptId} ${personId}`)
}
