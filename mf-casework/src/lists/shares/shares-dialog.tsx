import { formatNumber } from '@portal/shared-lib'
import { Dialog, Loading, Trouble } from '@portal/shared-lib/page'
import { Button } from '@portal/shared-lib/ui'
import { useCaseworkListsSharesQuery } from '../api'
import type { Filter } from '../view'
import { saveShares } from './save-shares'
import { ShareTable } from './share-table'
import styles from './shares.module.css'

interface SharesDialogProps {
  readonly viewId: string
  readonly filter: Filter
  readonly onClose: () => void
}

/** Pixels: two tables side by side. */
const WIDTH = 880

/** How what was searched for divides by form, place, state and category. */
export default function SharesDialog({ viewId, filter, onClose }: SharesDialogProps) {
  const { data, error, refetch } = useCaseworkListsSharesQuery({ viewId, filter }, { refetchOnMountOrArgChange: true })
  return (
    <Dialog title="查询结果统计" width={WIDTH} onClose={onClose}>
      {error && <Trouble error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <div className={styles.shares}>
          <p className={styles.total}>
            <span role="status">{`共 ${formatNumber(data.total)} 件`}</span>
            <Button onClick={() => saveShares(data)}>导出统计表</Button>
          </p>
          {data.parts.map(part => (
            <ShareTable key={part.field} part={part} total={data.total} />
          ))}
        </div>
      )}
    </Dialog>
  )
}
