import { formatNumber } from '@portal/shared-lib'
import { useAdminAuditSealsQuery } from '../api'
import styles from './audit.module.css'

/** How far the audit is sealed, and the last seal, to be written down elsewhere. */
export function SealState() {
  const { data } = useAdminAuditSealsQuery({}, { refetchOnMountOrArgChange: true })
  if (!data) return <p className={styles.seals}>&nbsp;</p>
  const { sealed, waiting, lastHash } = data
  return (
    <p className={styles.seals}>
      已封存 {formatNumber(sealed)} 条，待封存 {formatNumber(waiting)} 条
      {lastHash !== '' && (
        <>
          。第 {formatNumber(sealed)} 号封存值 <code>{lastHash}</code>，抄录另存后可核对日志是否被整体替换
        </>
      )}
    </p>
  )
}
