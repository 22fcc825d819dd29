import { asPortalError, can, notify, placesIn, RemotePart } from '@portal/shared-lib'
import { Link } from '@portal/shared-lib/router'
import { useState } from 'react'
import { useDashboardClaimMutation, useDashboardReleaseMutation } from '../../api'
import type { Todo } from './queues'
import styles from './staff.module.css'

/** What can be done with the to-do from here, and its case with what can be done next, as the lists show it beside them. */
export function Preview({ todo }: { todo: Todo }) {
  const [places] = useState(() => placesIn('todoPreview', can))
  return (
    <>
      <h2>{todo.typeName}</h2>
      <Actions todo={todo} />
      {places.map(({ remote, door, key }) => (
        <RemotePart key={key} remote={remote} door={door} part={key} subject={todo.url} />
      ))}
    </>
  )
}

/** Each that cannot be done says why. */
function Actions({ todo: { todoId, url, claimedBy } }: { todo: Todo }) {
  const [claim, claiming] = useDashboardClaimMutation()
  const [release, releasing] = useDashboardReleaseMutation()
  const isBusy = claiming.isLoading || releasing.isLoading
  const act = async (call: typeof claim | typeof release, done: string) => {
    const { data, error } = await call({ args: { todoIds: [todoId] } })
    const problem = error ? asPortalError(error).message : data?.failed[0]?.reason
    if (problem) notify.error(problem)
    else notify.success(done)
  }
  return (
    <div className={styles.actions}>
      <Link to={url}>办理</Link>
      <Action
        name="领取"
        why={claimedBy ? `已由${claimedBy}领取` : ''}
        busy={isBusy}
        onAct={() => act(claim, '已领取')}
      />
      <Action
        name="退回部门"
        why={claimedBy ? '' : '尚未领取，已在部门待办中'}
        busy={isBusy}
        onAct={() => act(release, '已退回部门待办')}
      />
    </div>
  )
}

interface ActionProps {
  readonly name: string
  /** What speaks against it; empty: nothing. */
  readonly why: string
  readonly busy: boolean
  readonly onAct: () => Promise<void>
}

const Action = ({ name, why, busy, onAct }: ActionProps) => (
  <span>
    <button type="button" disabled={busy || why !== ''} title={why || undefined} onClick={() => void onAct()}>
      {name}
    </button>
    {why && <small>{why}</small>}
  </span>
)
