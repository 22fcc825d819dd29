import { Loading, Trouble } from '@portal/shared-lib/page'
import { navigate, useSearchParams } from '@portal/shared-lib/router'
import { useMeetingsOneQuery } from '../meeting/api'
import { StartDialog } from '../meeting/start-dialog'
import { Room } from './room'
import styles from './room.module.css'

/** /room: the meeting `roomId`; without one a meeting is begun here, about the petition `xfjbh` where there is one. */
export default function RoomPage() {
  const [parameters] = useSearchParams()
  const roomId = parameters.get('roomId')
  const petitionNo = parameters.get('xfjbh') ?? ''
  if (roomId) return <KnownRoom key={roomId} roomId={roomId} />
  const enter = (begun: string) => navigate(`/room?roomId=${begun}`, { replace: true })
  return (
    <div className={styles.room}>
      <StartDialog {...(petitionNo && { petitionNo })} onEnter={enter} />
    </div>
  )
}

function KnownRoom({ roomId }: { roomId: string }) {
  const { data: meeting, error, refetch } = useMeetingsOneQuery({ roomId })
  return (
    <div className={styles.room}>
      {meeting && <Room meeting={meeting} />}
      {error && !meeting && <Trouble error={error} onRetry={() => void refetch()} />}
      {!meeting && !error && <Loading />}
    </div>
  )
}
