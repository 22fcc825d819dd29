import { WhileLoading } from '@portal/shared-lib'
import { MAX_CONTENTS, MAX_DRAFT } from '@portal/shared-lib/contract/rules/mail'
import { Loading } from '@portal/shared-lib/page'
import { Uploads } from '@portal/shared-lib/ui-data'
import { useId } from 'react'
import type { Draft } from './use-draft'
import type { Sending } from './use-sending'
import styles from './write.module.css'

interface LetterProps {
  readonly draft: Draft
  readonly sending: Sending
  readonly rows: number
}

/** Text and attachments of a mail, how it is kept, and why it was not sent. Too much can be typed: nothing is cut off. */
export function Letter({ draft, sending, rows }: LetterProps) {
  const id = useId()
  const { length } = draft.written.contents
  const tooLong = length > MAX_CONTENTS
  return (
    <>
      <div className={styles.field}>
        <label htmlFor={id}>内容</label>
        <textarea
          id={id}
          rows={rows}
          maxLength={MAX_DRAFT}
          aria-invalid={tooLong}
          aria-describedby={`${id}-length`}
          readOnly={sending.sending || draft.keeping === 'opening'}
          value={draft.written.contents}
          onChange={({ target }) => draft.write(target.value)}
        />
      </div>
      <p className={styles.length}>
        <KeepingLine draft={draft} />
        <span id={`${id}-length`} className={tooLong ? styles.tooLong : undefined}>
          {length} / {MAX_CONTENTS}
          {tooLong && `，超出${length - MAX_CONTENTS}个字符`}
        </span>
      </p>
      <WhileLoading fallback={<Loading />}>
        <Uploads files={draft.files.files} onAdd={draft.files.add} onRemove={draft.files.remove} />
      </WhileLoading>
      {sending.problem && (
        <p role="alert" className={styles.problem}>
          {sending.problem}
        </p>
      )}
    </>
  )
}

/** Whether the draft is safe, and what to do where another window has changed it. */
function KeepingLine({ draft: { keeping, started, settle } }: { draft: Draft }) {
  if (keeping !== 'elsewhere') return <span className={styles.keeping}>{wordsOf(keeping, started)}</span>
  return (
    <span role="alert" className={styles.elsewhere}>
      草稿已在其他窗口修改、发送或删除，此处内容仍保留。
      <button type="button" onClick={() => settle('mine')}>
        以此处内容为准
      </button>
      <button type="button" onClick={() => settle('theirs')}>
        改用其他窗口的内容
      </button>
    </span>
  )
}

function wordsOf(keeping: Exclude<Draft['keeping'], 'elsewhere'>, started: boolean): string {
  if (typeof keeping === 'object') return `草稿暂存在本机，尚未保存到服务器：${keeping.failed}`
  if (keeping === 'opening') return '正在打开草稿...'
  if (!started) return ''
  return keeping === 'saved' ? '草稿已保存' : '草稿保存中...'
}
