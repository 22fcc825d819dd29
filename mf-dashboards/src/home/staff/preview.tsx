import { asPortalError, notify } from '@portal/shared-lib'
import { Fields, Loading, PetitionNo, Trouble } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import { useDashboardClaimMutation, useDashboardPetitionQuery, useDashboardReleaseMutation } from '../../api'
import type { Todo } from './queues'
import styles from './staff.module.css'

/** What the case is about, and what can be done with the to-do from here. */
export function Preview({ todo }: { todo: Todo }) {
  const { data, error, refetch } = useDashboardPetitionQuery({ petitionNo: todo.petitionNo })
  return (
    <>
      <h2>{todo.typeName}</h2>
      <Actions todo={todo} />
      {error && <Trouble error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <>
          <p className={styles.text}>{data.summary}</p>
          <Fields
            rows={[
              ['编号', <PetitionNo key="no" value={data.petitionNo} />],
              ['状态', data.stateName],
              ['信访人', `${data.petitioner}（${data.personCount}人）`],
              ['问题属地', data.placeName],
              ['内容分类', data.categoryName],
              ['信访形式', `${data.channelName} ${data.petitionDate}`],
              ['诉求', data.request],
              ['办理单位', data.leadOrganisation],
            ]}
          />
        </>
      )}
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
