import { asPortalError, COUNT_POLLING, notify } from '@portal/shared-lib'
import { roomIdIn } from '@portal/shared-lib/contract/rules/meeting'
import { useState } from 'react'
import { useUnread } from '../arrival/use-unread'
import styles from '../corner/corner.module.css'
import { CornerCard } from '../corner/corner-card'
import { useMeetingsDismissMutation, useMeetingsInvitationsQuery } from './api'
import { openRoom } from './open-room'

/** Invitations shown at once; the newest come first. */
const MOST = 20

const UNREAD = { type: '24', state: '0', limit: MOST } as const

/** The invitations that have not been read, in a corner over whatever page is shown. */
export function Invitations() {
  const unread = useUnread()
  const { data } = useMeetingsInvitationsQuery(UNREAD, { ...COUNT_POLLING, skip: !unread })
  const [collapsed, setCollapsed] = useState(false)
  if (!unread || !data?.list.length) return null
  if (collapsed)
    return (
      <button type="button" className={styles.folded} onClick={() => setCollapsed(false)}>
        视频会议邀请（{data.list.length}）
      </button>
    )
  return (
    <CornerCard title="视频会议邀请" close={{ label: '收起', run: () => setCollapsed(true) }}>
      {data.list.map(({ id, content, createdAt }) => (
        <Invitation key={id} id={id} content={content} createdAt={createdAt} />
      ))}
    </CornerCard>
  )
}

interface InvitationProps {
  readonly id: string
  readonly content: string
  readonly createdAt: string
}

function Invitation({ id, content, createdAt }: InvitationProps) {
  const [dismiss, { isLoading }] = useMeetingsDismissMutation()
  const roomId = roomIdIn(content)
  const read = async () => {
    const { error } = await dismiss({ args: { type: UNREAD.type, ids: [id] } })
    if (error) notify.warning(asPortalError(error).message)
  }
  const enter = (room: string) => {
    openRoom(room)
    void read()
  }
  return (
    <li>
      <p>{content}</p>
      <time>{createdAt.slice(0, 'YYYY-MM-DD HH:mm'.length)}</time>
      <div className={styles.actions}>
        <button type="button" disabled={isLoading} onClick={() => void read()}>
          取消
        </button>
        {roomId && (
          <button type="button" className={styles.primary} disabled={isLoading} onClick={() => enter(roomId)}>
            进入会议
          </button>
        )}
      </div>
    </li>
  )
}
