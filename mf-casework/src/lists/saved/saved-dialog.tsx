import { notify, send } from '@portal/shared-lib'
import { removeFilter } from '@portal/shared-lib/contract/calls/lists'
import { Dialog, Empty, Loading, Trouble } from '@portal/shared-lib/page'
import { useCaseworkListsSavedQuery } from '../api'
import lists from '../lists.module.css'
import type { Filter, Sort } from '../view'
import { SaveForm } from './save-form'
import styles from './saved.module.css'

interface SavedDialogProps {
  readonly viewId: string
  /** What is asked for now. */
  readonly filter: Filter
  readonly sort: Sort | undefined
  readonly onApply: (filter: Filter, sort: Sort | undefined) => void
  readonly onClose: () => void
}

/** 我的筛选: the user's saved filters and those that colleagues share; what is asked for now can be saved. */
export default function SavedDialog({ viewId, filter, sort, onApply, onClose }: SavedDialogProps) {
  const { data, error, refetch } = useCaseworkListsSavedQuery({ viewId }, { refetchOnMountOrArgChange: true })
  const readAgain = () => void refetch()
  const remove = useRemove(readAgain)
  return (
    <Dialog title="我的筛选" width={600} onClose={onClose}>
      <div className={lists.dialog}>
        <SaveForm viewId={viewId} filter={filter} sort={sort} onSaved={readAgain} />
        {error && <Trouble error={error} onRetry={readAgain} />}
        {!data && !error && <Loading />}
        {data?.length === 0 && <Empty hint="可将当前条件保存为筛选" />}
        <ul className={styles.saved}>
          {data?.map(saved => (
            <li key={saved.filterId}>
              <button
                type="button"
                className={lists.rowAction}
                onClick={() => onApply(saved.filter, saved.sort ?? undefined)}
              >
                {saved.name}
              </button>
              <span className={lists.soft}>{sharingOf(saved)}</span>
              {!saved.owner && (
                <button type="button" aria-label={`删除 ${saved.name}`} onClick={() => remove(saved.filterId)}>
                  删除
                </button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

function sharingOf({ owner, shared }: { owner: string; shared: boolean }): string {
  if (owner) return `${owner}共享`
  return shared ? '已共享给本单位' : ''
}

/** Takes a saved filter away. */
function useRemove(onRemoved: () => void): (filterId: string) => void {
  const run = async (filterId: string) => {
    const { error } = await send(removeFilter, { filterId })
    if (error) return notify.warning(error.message)
    notify.success('删除成功')
    onRemoved()
  }
  return filterId => void run(filterId)
}
