import { type PortalError, send } from '@portal/shared-lib'
import { workOf } from '@portal/shared-lib/contract/calls/assignments'
import { Button, Loading, Trouble } from '@portal/shared-lib/page'
import { FormFoot } from '@portal/shared-lib/ui-form'
import { type FormEvent, useCallback, useEffect, useState } from 'react'
import rowActions from '../row-actions/row-actions.module.css'
import { ItemTable } from './item-table'
import { PersonSelect } from './person-select'
import { useReceivers } from './use-receivers'
import { handOverAll, type Item, itemsOf, missing, type Receivers, type Work } from './work'

interface Problem {
  readonly text: string
  /** Of the item that it is about; empty where it is about none. */
  readonly key: string
}

const NO_PROBLEM: Problem = { text: '', key: '' }

/** Who is to have what somebody leaves behind, until it is handed over. */
function useHandOver(leaverId: string, items: readonly Item[], onDone: () => void) {
  const [receivers, give] = useState<Receivers>({})
  const [problem, tell] = useState(NO_PROBLEM)
  const [state, setState] = useState<'choosing' | 'busy' | 'done'>('choosing')
  const submit = async () => {
    const without = missing(items, receivers)
    if (without > 0) return tell({ text: `仍有${without}项未指定接收人`, key: '' })
    setState('busy')
    const refused = await handOverAll(leaverId, items, receivers)
    tell(refused ?? NO_PROBLEM)
    setState(refused ? 'choosing' : 'done')
    if (!refused) onDone()
  }
  return {
    receivers,
    problem,
    isBusy: state === 'busy',
    isDone: state === 'done',
    submit: () => void submit(),
    giveTo: (given: readonly Item[], personId: string) =>
      give({ ...receivers, ...Object.fromEntries(given.map(({ key }) => [key, personId])) }),
  }
}

interface HandOverProps {
  readonly leaverId: string
  readonly onClose: () => void
  readonly onDone: () => void
}

/** What somebody has to hand over, and to whom. */
export function HandOver(props: HandOverProps) {
  const { work, error, retry } = useWork(props.leaverId)
  if (error) return <Trouble error={error} onRetry={retry} />
  return work ? <Choosing {...props} work={work} /> : <Loading />
}

function Choosing({ leaverId, onClose, onDone, work }: HandOverProps & { readonly work: Work }) {
  const items = itemsOf(work)
  const todos = items.filter(({ isLeaderCase }) => !isLeaderCase)
  const people = useReceivers(leaverId)
  const { receivers, giveTo, problem, submit, isBusy, isDone } = useHandOver(leaverId, items, onDone)
  const handOver = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <form className={rowActions.part} onSubmit={handOver}>
      <p role="status">
        {isDone
          ? `已移交 ${items.length} 项，结束授权 ${work.delegations} 项。`
          : `待办 ${todos.length} 项，领导包案 ${items.length - todos.length} 件，将结束的授权 ${work.delegations} 项。`}
      </p>
      {!isDone && todos.length > 1 && (
        <PersonSelect
          label="待办全部交给"
          people={people.forTodos}
          value=""
          onChange={personId => giveTo(todos, personId)}
        />
      )}
      <ItemTable
        items={items}
        receivers={receivers}
        people={people}
        problem={problem}
        isDone={isDone}
        onGive={(item, personId) => giveTo([item], personId)}
      />
      {isDone ? (
        <div className={rowActions.foot}>
          <Button onClick={onClose}>关闭</Button>
        </div>
      ) : (
        <FormFoot problem={problem.text} busy={isBusy} submits="移交" onClose={onClose} />
      )}
    </form>
  )
}

/** What somebody has to hand over, read once: it stays as the account of what was handed over. */
function useWork(leaverId: string) {
  const [read, keep] = useState<{ work?: Work; error?: PortalError }>({})
  const load = useCallback(async () => {
    const { data, error } = await send(workOf, { leaverId })
    keep(error ? { error } : { work: data })
  }, [leaverId])
  useEffect(() => void load(), [load])
  return { ...read, retry: () => void load() }
}
