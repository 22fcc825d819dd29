import { WhileLoading } from '@portal/shared-lib'
import { Dialog, Empty, Loading, Trouble } from '@portal/shared-lib/page'
import { PeoplePicker } from '@portal/shared-lib/people-picker'
import { useState } from 'react'
import { useMeetingsOpenQuery } from './api'
import styles from './start.module.css'
import { StartForm, useStart } from './start-form'

/** Pixels. */
const WIDTH = 1000
const HEIGHT = 350

const NOBODY = { invited: [] }

interface StartDialogProps {
  /** The case that the meeting is about, where it is known. */
  readonly petitionNo?: string
  readonly onEnter: (roomId: string) => void
  readonly onClose?: () => void
}

/** Begins a meeting with people chosen here, or goes back to one that has not ended. */
export function StartDialog({ petitionNo, onEnter, onClose }: StartDialogProps) {
  const start = useStart(petitionNo ?? '', onEnter)
  const [isPicking, pick] = useState(false)
  return (
    <Dialog title="视频会议" width={WIDTH} height={HEIGHT} onClose={onClose}>
      <div className={styles.columns}>
        <StartForm of={start} isAbout={petitionNo !== undefined} onPick={() => pick(true)} />
        <OpenMeetings onEnter={onEnter} />
      </div>
      {/* Has a form of its own, which may not stand in another. */}
      {isPicking && (
        <WhileLoading>
          <PeoplePicker
            title="选择参会人员"
            chosen={start.form.getValues('loginAccounts')}
            meeting={NOBODY}
            onClose={() => pick(false)}
            onChoose={chosen => {
              start.form.setValue('loginAccounts', chosen)
              pick(false)
            }}
          />
        </WhileLoading>
      )}
    </Dialog>
  )
}

/** The user's meetings that have not ended. */
function OpenMeetings({ onEnter }: { onEnter: (roomId: string) => void }) {
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
