import { notify, send } from '@portal/shared-lib'
import { petitionTodo } from '@portal/shared-lib/contract/calls/todos'
import { errors } from '@portal/shared-lib/contract/errors'
import { Dialog, Loading, Trouble } from '@portal/shared-lib/page'
import { navigate } from '@portal/shared-lib/router'
import { useRef, useState } from 'react'
import { type Message, useMessagesTypesQuery, type View } from '../api'
import styles from './message-centre.module.css'
import { MessageList } from './message-list'
import { TypeList } from './type-list'
import { useMarkRead } from './use-mark-read'
import { useMessageList } from './use-message-list'
import { ViewBar } from './view-bar'

const NOT_PERMITTED = '您无权查看该信访件'

/** Opens a petition where something waits with the user, or to read it; `leave` runs before the page changes. */
function useOpenCase(leave: () => void): (petitionNo: string) => void {
  const open = async (petitionNo: string) => {
    const { data, error } = await send(petitionTodo, { petitionNo })
    if (error) return notify.warning(error.code === errors.notFound.code ? NOT_PERMITTED : error.message)
    leave()
    navigate(data.url)
  }
  return petitionNo => void open(petitionNo)
}

/** Pixels. */
const WIDTH = 1100
const HEIGHT = 640

/** 通知消息: types at the left, the messages of one at the right. Closing marks as read what of it has come into view. */
export function MessageCentre({ onClosed }: { onClosed: () => void }) {
  const [view, show] = useState<View>({ shelf: 'latest' })
  const [type, choose] = useState<Message['type']>()
  const { data: types, error, refetch } = useMessagesTypesQuery(view, { refetchOnMountOrArgChange: true })
  // Once: reading the last unread message of a type must not lead away from it.
  if (!type && types?.length) choose((types.find(({ unread }) => unread > 0) ?? types[0])?.type)
  const list = useMessageList(view, type)
  const { markRead } = useMarkRead(view)
  const seen = useRef(new Set<string>())

  const close = () => {
    const ids = list.messages.filter(({ id, state }) => state === '0' && seen.current.has(id)).map(({ id }) => id)
    if (type && ids.length) markRead({ type, ids })
    onClosed()
  }
  const openCase = useOpenCase(close)
  return (
    <Dialog title="通知消息" width={WIDTH} height={HEIGHT} onClose={close}>
      <ViewBar view={view} onShow={show} />
      {error && <Trouble error={error} onRetry={() => void refetch()} />}
      {!types && !error && <Loading />}
      {types && type && (
        <div className={styles.centre}>
          <TypeList types={types} chosen={type} onChoose={choose} />
          <MessageList
            key={`${view.shelf}${type}`}
            view={view}
            type={types.find(other => other.type === type)}
            list={list}
            onSeen={id => seen.current.add(id)}
            onOpenCase={openCase}
          />
        </div>
      )}
    </Dialog>
  )
}
