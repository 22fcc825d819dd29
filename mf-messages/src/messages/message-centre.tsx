import { Loading, Trouble } from '@portal/shared-lib/page'
import { navigate } from '@portal/shared-lib/router'
import { useState } from 'react'
import { type Message, useMessagesTypesQuery } from '../api'
import { DialogFrame } from './dialog-frame'
import { MessageList } from './message-list'
import styles from './messages.module.css'
import { TypeList } from './type-list'
import { useMarkRead } from './use-mark-read'
import { useMessageList } from './use-message-list'

/** The page on which a petition is handled. */
const CASE_PAGE = '/toDoManage/handle'

/** 消息中心: types at the left, the messages of one at the right. Closing marks as read what was displayed of it. */
export function MessageCentre({ onClosed }: { onClosed: () => void }) {
  const { data: types, error, refetch } = useMessagesTypesQuery({}, { refetchOnMountOrArgChange: true })
  const [type, choose] = useState<Message['type']>()
  // Once: reading the last unread message of a type must not lead away from it.
  if (!type && types?.length) choose((types.find(({ unread }) => unread > 0) ?? types[0])?.type)
  const list = useMessageList(type)
  const { markRead } = useMarkRead()

  const close = () => {
    const ids = list.messages.filter(({ state }) => state === '0').map(({ id }) => id)
    if (type && ids.length) markRead({ type, ids })
    onClosed()
  }
  const openCase = (petitionNo: string) => {
    close()
    navigate(`${CASE_PAGE}?xfjbh=${petitionNo}`)
  }
  return (
    <DialogFrame title="消息中心" onClose={close}>
      {error && <Trouble error={error} onRetry={() => void refetch()} />}
      {!types && !error && <Loading />}
      {types && type && (
        <div className={styles.centre}>
          <TypeList types={types} chosen={type} onChoose={choose} />
          <MessageList key={type} type={types.find(other => other.type === type)} list={list} onOpenCase={openCase} />
        </div>
      )}
    </DialogFrame>
  )
}
