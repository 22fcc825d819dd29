import { Empty, Loading, Trouble } from '@portal/shared-lib/page'
import { useMeetingsOpenQuery } from './api'
import styles from './start.module.css'

/** The user's meetings that have not ended. */
export function OpenMeetings({ onEnter }: { onEnter: (roomId: string) => void }) {
  const { data, error, refetch } = useMeetingsOpenQuery({}, { refetchOnMountOrArgChange: true })
  return (
    <section className={styles.open} aria-label="进行中的会议">
      <h3>进行中的会议</h3>
      {error && <Trouble error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.length === 0 && <Empty />}
      <ul>
        {data?.map(({ roomId, host, createdAt, invited }) => (
          <li key={roomId}>
            <div>
              <strong>会议号 {roomId}</strong>
              <span>
                {host}发起，邀请{invited}人，{createdAt.slice('YYYY-'.length, 'YYYY-MM-DD HH:mm'.length)}
              </span>
            </div>
            <button type="button" aria-label={`进入会议 ${roomId}`} onClick={() => onEnter(roomId)}>
              进入
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
