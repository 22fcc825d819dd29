import { can, notify, onDemand, WhileLoading } from '@portal/shared-lib'
import { type ComponentType, type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { idOf, nameOf, type Row } from '../row'
import type { Deed, DeedDialogProps, Outcome } from './deed'

const OutcomeDialog = onDemand(() => import('./outcome-dialog'))

interface UseDeedsOptions {
  readonly deeds: readonly Deed[]
  readonly rows: readonly Row[]
  /** What is to be selected afterwards: what failed. */
  readonly onSelect: (ids: ReadonlySet<string>) => void
  readonly onDone: () => void
}

interface Asking {
  readonly deed: Deed
  /** Those of the chosen that it suits. */
  readonly rows: readonly Row[]
  readonly chosen: readonly Row[]
}

/** What the user may do to rows, done to those it suits; the others are told of like failures. */
export function useDeeds({ deeds, rows, onSelect, onDone }: UseDeedsOptions) {
  const [asking, ask] = useState<Asking>()
  const [told, tell] = useState<{ deed: Deed; outcome: Outcome }>()

  const settle = ({ deed, rows: done, chosen }: Asking, ofSuited: Outcome) => {
    const outcome = withUnsuited(ofSuited, deed, chosen, done)
    // What was entered is not lost where it could be used for none.
    if (outcome.done > 0) ask(undefined)
    onSelect(new Set(outcome.failed.map(({ id }) => id)))
    if (outcome.failed.length > 0) tell({ deed, outcome })
    else
      notify.success(
        done.length === 1 && done[0] ? `${deed.done} ${nameOf(done[0])}` : `${deed.done} ${outcome.done} 条`,
      )
    onDone()
  }
  const begin = async (deed: Deed, chosen: readonly Row[]) => {
    const suited = chosen.filter(row => deed.suits?.(row) ?? true)
    if (suited.length === 0) notify.warning(chosen.length ? `选中的数据不能${deed.name}` : '请选择一条数据')
    else if (deed.perform) settle({ deed, rows: suited, chosen }, await deed.perform(suited))
    else ask({ deed, rows: suited, chosen })
  }

  const offered = useMemo(() => deeds.filter(({ needs }) => can(needs)), [deeds])
  const latest = useRef(begin)
  latest.current = begin
  const beginStable = useCallback((deed: Deed, chosen: readonly Row[]) => void latest.current(deed, chosen), [])

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
          <OutcomeDialog name={told.deed.name} outcome={told.outcome} rows={rows} onClose={() => tell(undefined)} />
        )}
      </WhileLoading>
    ) as ReactNode,
  }
}

function withUnsuited(outcome: Outcome, deed: Deed, chosen: readonly Row[], suited: readonly Row[]): Outcome {
  const others = chosen.filter(row => !suited.includes(row))
  const reason = `当前状态不能${deed.name}`
  return { ...outcome, failed: [...outcome.failed, ...others.map(row => ({ id: idOf(row), reason }))] }
}

const dialogs = new Map<Deed, ComponentType<DeedDialogProps>>()

function dialogOf({ deed, rows }: Asking, onClose: () => void, onDone: (outcome: Outcome) => void): ReactNode {
  if (!deed.dialog) return null
  const Shown = dialogs.get(deed) ?? onDemand(deed.dialog)
  dialogs.set(deed, Shown)
  return <Shown rows={rows} onClose={onClose} onDone={onDone} />
}
