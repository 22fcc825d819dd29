import type { FormName } from '@portal/shared-lib/contract/rules/petition-forms'
import { Alert, Button } from '@portal/shared-lib/page'
import { useSearchParams } from '@portal/shared-lib/router'
import { useEffect, useState } from 'react'
import { useCaseworkDeleteDraftMutation } from '../api'
import { DRAFT } from './draft-address'
import styles from './drafts.module.css'
import { type OwnDraft, useOwnDrafts } from './use-own-drafts'

interface QuestionProps {
  readonly form: FormName
  /** What the form is about; a draft of something else is not for it. */
  readonly about: string
  /** Puts a draft back into the form. */
  readonly onRestore: (draft: OwnDraft) => void
}

/** What was typed earlier and not registered: asks whether to go on with it; goes on with the one that the address names. */
export function DraftQuestion({ form, about, onRestore }: QuestionProps) {
  const drafts = useOwnDrafts(form, about)
  const [gone, setGone] = useState<readonly string[]>([])
  const [remove] = useCaseworkDeleteDraftMutation()
  const left = drafts.filter(({ id }) => !gone.includes(id))
  const [newest] = left
  const named = useSearchParams()[0].get(DRAFT)
  const wanted = left.find(({ id }) => id === named)
  const goOn = (draft: OwnDraft) => {
    setGone(drafts.map(({ id }) => id))
    onRestore(draft)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it has come
  useEffect(() => {
    if (wanted) goOn(wanted)
  }, [wanted])
  if (!newest) return null

  const discard = () => {
    setGone([...gone, newest.id])
    void remove({ args: { id: newest.id } })
  }
  return (
    <Alert
      type="info"
      title={`您有${left.length}份未登记的草稿，最近一份保存于 ${newest.savedAt.slice(0, 16)}。是否恢复？`}
      action={
        <span className={styles.actions}>
          <Button type="primary" size="small" onClick={() => goOn(newest)}>
            恢复草稿
          </Button>
          <Button size="small" onClick={() => setGone(drafts.map(({ id }) => id))}>
            稍后处理
          </Button>
          <Button size="small" onClick={discard}>
            删除草稿
          </Button>
        </span>
      }
    />
  )
}
