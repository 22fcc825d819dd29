import { can, notify, onDemand, WhileLoading } from '@portal/shared-lib'
import { navigate } from '@portal/shared-lib/router'
import { type ComponentType, type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { idOf, nameOf, type Row } from '../row'
import type { Outcome, RowAction, RowActionDialogProps } from './row-action'

const OutcomeDialog = onDemand(() => import('./outcome-dialog'))

interface UseRowActionsOptions {
  readonly rowActions: readonly RowAction[]
  readonly rows: readonly Row[]
  /** Of the list. */
  readonly viewId: string
  /** What is to be selected afterwards: what failed. */
  readonly onSelect: (ids: ReadonlySet<string>) => void
  /** Given the rows that have left the list. */
  readonly onDone: (left: ReadonlySet<string>) => void
}

interface Asking {
  readonly rowAction: RowAction
  /** Those of the chosen that it suits. */
  readonly rows: readonly Row[]
  readonly chosen: readonly Row[]
}

/** What the user may do to rows, done to those it suits; the others are told of like failures. */
export function useRowActions({ rowActions, rows, viewId, onSelect, onDone }: UseRowActionsOptions) {
  const [asking, ask] = useState<Asking>()
  const [told, tell] = useState<{ rowAction: RowAction; outcome: Outcome }>()

  const settle = ({ rowAction, rows: done, chosen }: Asking, ofSuited: Outcome) => {
    const outcome = withUnsuited(ofSuited, rowAction, chosen, done)
    // What was entered is not lost where it could be used for none.
    if (outcome.done > 0) ask(undefined)
    onSelect(new Set(outcome.failed.map(({ id }) => id)))
    if (outcome.failed.length > 0) tell({ rowAction, outcome })
    else
      notify.success(
        done.length === 1 && done[0] ? `${rowAction.done} ${nameOf(done[0])}` : `${rowAction.done} ${outcome.done} 条`,
      )
    onDone(rowAction.leaves?.includes(viewId) ? doneOf(done, ofSuited) : NONE)
  }
  const begin = async (rowAction: RowAction, chosen: readonly Row[]) => {
    const suited = chosen.filter(row => rowAction.suits?.(row) ?? true)
    const refusal = rowAction.refuses?.(suited)
    if (suited.length === 0) notify.warning(chosen.length > 0 ? unsuitedText(rowAction) : '请选择一条数据')
    else if (refusal) notify.warning(refusal)
    else if (rowAction.leadsTo) navigate(rowAction.leadsTo(suited))
    else if (rowAction.perform) settle({ rowAction, rows: suited, chosen }, await rowAction.perform(suited))
    else ask({ rowAction, rows: suited, chosen })
  }

  const offered = useMemo(() => rowActions.filter(({ needs }) => can(needs)), [rowActions])
  const latest = useRef(begin)
  latest.current = begin
  const beginStable = useCallback(
    (rowAction: RowAction, chosen: readonly Row[]) => void latest.current(rowAction, chosen),
    [],
  )

  return {
    offered,
    begin: beginStable,
    dialog: (
      <WhileLoading fallback={null}>
        {asking &&
          dialogOf(
            asking,
            () => ask(undefined),
            outcome => settle(asking, outcome),
          )}
        {told && (
          <OutcomeDialog
            name={told.rowAction.name}
            outcome={told.outcome}
            rows={rows}
            onClose={() => tell(undefined)}
          />
        )}
      </WhileLoading>
    ) as ReactNode,
  }
}

const NONE: ReadonlySet<string> = new Set()

/** Those of the rows that were not refused. */
function doneOf(rows: readonly Row[], { failed }: Outcome): ReadonlySet<string> {
  const refused = new Set(failed.map(({ id }) => id))
  return new Set(rows.map(idOf).filter(id => !refused.has(id)))
}

const unsuitedText = ({ name, unsuited }: RowAction) => unsuited ?? `选中的数据不能${name}`

function withUnsuited(outcome: Outcome, rowAction: RowAction, chosen: readonly Row[], suited: readonly Row[]): Outcome {
  const others = chosen.filter(row => !suited.includes(row))
  const reason = rowAction.unsuited ?? `当前状态不能${rowAction.name}`
  return { ...outcome, failed: [...outcome.failed, ...others.map(row => ({ id: idOf(row), reason }))] }
}

const dialogs = new Map<RowAction, ComponentType<RowActionDialogProps>>()

function dialogOf({ rowAction, rows }: Asking, onClose: () => void, onDone: (outcome: Outcome) => void): ReactNode {
  if (!rowAction.dialog) return null
  const Shown = dialogs.get(rowAction) ?? onDemand(rowAction.dialog)
  dialogs.set(rowAction, Shown)
  return <Shown rows={rows} onClose={onClose} onDone={onDone} />
}
