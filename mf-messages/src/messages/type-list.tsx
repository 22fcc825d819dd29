import { formatNumber } from '@portal/shared-lib'
import { useState } from 'react'
import type { MessageType } from '../api'
import styles from './type-list.module.css'

interface TypeListProps {
  readonly types: readonly MessageType[]
  readonly chosen: MessageType['type']
  readonly onChoose: (type: MessageType['type']) => void
}

/** The types with how many of their messages are unread, and how many there are. Folds away. */
export function TypeList({ types, chosen, onChoose }: TypeListProps) {
  const [folded, setFolded] = useState(false)
  return (
    <nav aria-label="消息类型" className={folded ? styles.typesFolded : styles.types}>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={!folded}
        title={folded ? '展开消息类型' : '收起消息类型'}
        onClick={() => setFolded(!folded)}
      >
        {folded ? '»' : '« 收起'}
      </button>
      {!folded && types.map(type => <TypeEntry key={type.type} type={type} chosen={chosen} onChoose={onChoose} />)}
    </nav>
  )
}

function TypeEntry({ type: { type, name, unread, total }, chosen, onChoose }: EntryProps) {
  return (
    <button
      type="button"
      className={styles.type}
      aria-current={type === chosen ? 'true' : undefined}
      aria-label={`${name} ${formatNumber(unread)}/${formatNumber(total)}，未读${unread}条，共${total}条`}
      onClick={() => onChoose(type)}
    >
      <span>{name}</span>
      <span className={styles.counts}>
        <strong className={unread ? styles.some : undefined}>{formatNumber(unread)}</strong>/{formatNumber(total)}
      </span>
    </button>
  )
}

interface EntryProps extends Omit<TypeListProps, 'types'> {
  readonly type: MessageType
}
