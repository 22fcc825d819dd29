import { composition } from '@portal/shared-lib'
import { addressOf } from '@portal/shared-lib/router'
import styles from './header-strip.module.css'

const ROOM = '/room'

/** Leads to a video meeting about a petition, where the province has a remote that holds any. */
export function MeetingEntry({ petitionNo }: { petitionNo: string }) {
  const isHeld = composition().remotes.some(({ routes }) => routes.some(({ path }) => path === ROOM))
  if (!isHeld) return null
  return (
    <a className={styles.meeting} href={addressOf(`${ROOM}?xfjbh=${petitionNo}`)} target="_blank" rel="noreferrer">
      视频会议
    </a>
  )
}
