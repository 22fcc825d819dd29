import { Loading, Trouble } from '@portal/shared-lib/page'
import { Button } from '@portal/shared-lib/ui'
import type { FormEvent } from 'react'
import { FormFoot } from '../../form-dialog/form-foot'
import deeds from '../deeds/deeds.module.css'
import { ItemTable } from './item-table'
import { PersonSelect } from './person-select'
import { useHandOver } from './use-hand-over'
import { useReceivers } from './use-receivers'
import { useWork } from './use-work'
import { itemsOf, type Work } from './work'

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
    <form className={deeds.part} onSubmit={handOver}>
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
        {...{ items, receivers, people, problem, isDone }}
        onGive={(item, personId) => giveTo([item], personId)}
      />
      {isDone ? (
        <div className={deeds.foot}>
          <Button onClick={onClose}>关闭</Button>
        </div>
      ) : (
        <FormFoot problem={problem.text} busy={isBusy} submits="移交" onClose={onClose} />
      )}
    </form>
  )
}
