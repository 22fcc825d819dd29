import { Loading, Trouble } from '@portal/shared-lib/page'
import { useCaseworkPetitionQuery } from '../../api'
import { HeaderStrip } from '../../petition/header-strip'
import { CaseTabs } from '../../petition/tabs/case-tabs'
import styles from '../approvals.module.css'

/** The case that is decided on, to read. */
export function CaseBeside({ petitionNo }: { petitionNo: string }) {
  const { data, error, refetch } = useCaseworkPetitionQuery({ petitionNo }, { refetchOnMountOrArgChange: true })
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return (
    <div className={styles.column}>
      <HeaderStrip petition={data} />
      <CaseTabs petition={data} first="data" isShown />
    </div>
  )
}
