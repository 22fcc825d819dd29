import type { PartProps } from '@portal/shared-lib'
import { Loading, Trouble } from '@portal/shared-lib/page'
import { useDeskTimelineQuery } from './api'
import styles from './desk.module.css'

/** A strip of a case: what was done last, which 云汀省 asks to look at before anything new is done. */
export default function LastEvent({ subject = '' }: PartProps) {
  const { data, error, refetch } = useDeskTimelineQuery({ petitionNo: subject })
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  const last = data.at(-1)
  if (!last) return <p className={styles.last}>本件还没有办理记录，请先登记办理过程。</p>
  return (
    <p className={styles.last}>
      最近办理：{last.at}　{last.action}　{last.organisation} {last.actor}
    </p>
  )
}
