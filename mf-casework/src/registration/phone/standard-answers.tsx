import { useWatch } from '@portal/shared-lib/ui-form'
import { Suggestions } from '../../suggestions/suggestions'
import { useCodeTable } from '../engine/controls/use-code-table'
import { useSettled } from '../engine/controls/use-settled'
import styles from './phone-help.module.css'

/** Milliseconds without a key after which the summary is looked at. */
const QUIET_MS = 600

/** 答复口径 for the category that was chosen; one click puts an answer into the form. */
export function StandardAnswers({ onInsert }: { onInsert: (text: string) => void }) {
  const [category, summary]: unknown[] = useWatch({ name: ['category', 'summary'] })
  const text = useSettled(String(summary ?? ''), QUIET_MS)
  const subject = useCategoryName(String(category ?? ''))
  if (!subject) return <p className={styles.none}>选择内容分类后，列出相关的答复口径。</p>
  return (
    <Suggestions asked={{ kinds: ['reply'], subject, text }} none="知识库中没有该内容分类的答复口径。">
      {({ text: answer }) => (
        <button type="button" className={styles.insert} onClick={() => onInsert(answer)}>
          填入答复
        </button>
      )}
    </Suggestions>
  )
}

/** Empty until it is known. */
function useCategoryName(category: string): string {
  const { codes = [] } = useCodeTable('DM_NRFL')
  return codes.find(({ codeId }) => codeId === category)?.codeName ?? ''
}
