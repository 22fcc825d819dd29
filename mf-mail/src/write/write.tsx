import { MAX_CONTENTS } from '@portal/shared-lib/contract/rules/mail'
import { Loading } from '@portal/shared-lib/page'
import { Uploads } from '@portal/shared-lib/ui-data'
import { Suspense, useId } from 'react'
import { Contacts } from './contacts'
import { Receivers } from './receivers'
import type { Draft } from './use-draft'
import styles from './write.module.css'

/** 写信: receivers, text and attachments at the left, recent contacts at the right. */
export function Write({ draft, onReset }: { draft: Draft; onReset: () => void }) {
  const id = useId()
  return (
    <div className={styles.write}>
      <div className={styles.letter}>
        <Receivers draft={draft} />
        <div className={styles.field}>
          <label htmlFor={id}>内容</label>
          <textarea
            id={id}
            rows={10}
            maxLength={MAX_CONTENTS}
            readOnly={draft.sending}
            value={draft.contents}
            onChange={({ target }) => draft.write(target.value)}
          />
        </div>
        <p className={styles.length}>
          {draft.contents.length} / {MAX_CONTENTS}
        </p>
        <Suspense fallback={<Loading />}>
          <Uploads files={draft.files.files} onAdd={draft.files.add} onRemove={draft.files.remove} />
        </Suspense>
      </div>
      <Contacts draft={draft} />
      <div className={styles.actions}>
        <button type="button" className={styles.send} disabled={draft.sending} onClick={draft.submit}>
          发送
        </button>
        <button type="button" disabled={draft.sending} onClick={onReset}>
          重置
        </button>
      </div>
    </div>
  )
}
