import { WhileLoading } from '@portal/shared-lib'
import { MAX_CONTENTS, MAX_DRAFT } from '@portal/shared-lib/contract/rules/mail'
import { Loading } from '@portal/shared-lib/page'
import { Uploads } from '@portal/shared-lib/ui-data'
import { useId } from 'react'
import { KeepingLine } from './keeping-line'
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
