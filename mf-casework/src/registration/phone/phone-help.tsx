import { useSettled } from '@portal/shared-lib/page'
import { useFormContext, useWatch } from '@portal/shared-lib/ui-form'
import { Suggestions } from '../../suggestions/suggestions'
import { useCodeTable } from '../engine/controls/use-code-table'
import styles from './phone-help.module.css'

/** What a call asks of whoever takes it, in the order in which it is said. */
const POINTS = [
  '报单位和工号，请来电人慢慢说。',
  '问清姓名、住址、联系电话；不愿留名的，告知将无法书面答复。',
  '问清时间、地点、涉及的单位和人员，有什么请求。',
  '复述一遍，请来电人确认。',
  '能答复的当场答复；不能答复的，说明办理途径和期限。',
  '告知信访件编号和查询码。来电人情绪激动的，先倾听，不争辩。',
]

/** Beside the form while somebody is on the line: what to ask, and what the office answers in such matters. */
export function PhoneHelp() {
  const { getValues, setValue } = useFormContext()
  const insert = (text: string) => {
    const before = String(getValues(ANSWER) ?? '')
    if (!before.includes(text)) setValue(ANSWER, before + text, { shouldDirty: true })
  }
  return (
    <aside className={styles.help} aria-label="通话参考">
      <details open>
        <summary>通话要点</summary>
        <ol>
          {POINTS.map(point => (
            <li key={point}>{point}</li>
          ))}
        </ol>
      </details>
      <details open>
        <summary>答复口径</summary>
        <StandardAnswers onInsert={insert} />
      </details>
    </aside>
  )
}

const ANSWER = 'phone.answer'

/** Milliseconds without a key after which the summary is looked at. */
const QUIET_MS = 600

/** 答复口径 for the category that was chosen; one click puts an answer into the form. */
function StandardAnswers({ onInsert }: { onInsert: (text: string) => void }) {
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
