import { send } from '@portal/shared-lib'
import type { CallDescriptor } from '@portal/shared-lib/contract/descriptor'
import { idOf, type Row, textOf } from '../row'
import type { Outcome } from './row-action'

/** So many rows go in one call. */
const AT_ONCE = 100

interface Answered {
  readonly done: number
  readonly failed: readonly { readonly todoId: string; readonly reason: string }[]
}

/** Makes a call about to-dos, a hundred at a time; a call that fails fails all of its rows. */
export async function withTodos<Args>(
  call: CallDescriptor<Args & { todoIds: string[] }, Answered>,
  rows: readonly Row[],
  args: Args,
): Promise<Outcome> {
  const outcomes: Outcome[] = []
  for (let first = 0; first < rows.length; first += AT_ONCE) {
    const some = rows.slice(first, first + AT_ONCE)
    const todoIds = some.map(row => textOf(row, 'dbid'))
    const { data, error } = await send(call, { ...args, todoIds })
    outcomes.push(error ? allFailed(some, error.message) : outcomeOf(some, data))
  }
  return joined(outcomes)
}

/** Makes a call for each row, one after the other, so that what one is refused leaves the others as they are. */
export async function withEach<Args>(
  call: CallDescriptor<Args, unknown>,
  rows: readonly Row[],
  argsOf: (row: Row) => Args,
): Promise<Outcome> {
  const outcomes: Outcome[] = []
  for (const row of rows) {
    const { error } = await send(call, argsOf(row))
    outcomes.push(error ? allFailed([row], error.message) : { done: 1, failed: [] })
  }
  return joined(outcomes)
}

const outcomeOf = (rows: readonly Row[], { done, failed }: Answered): Outcome => ({
  done,
  failed: failed.flatMap(({ todoId, reason }) => {
    const row = rows.find(one => textOf(one, 'dbid') === todoId)
    return row ? [{ id: idOf(row), reason }] : []
  }),
})

export const allFailed = (rows: readonly Row[], reason: string): Outcome => ({
  done: 0,
  failed: rows.map(row => ({ id: idOf(row), reason })),
})

const joined = (outcomes: readonly Outcome[]): Outcome => ({
  done: outcomes.reduce((sum, { done }) => sum + done, 0),
  failed: outcomes.flatMap(({ failed }) => failed),
})
