import type { OnlineItemAnswer } from '@portal/shared-lib/contract/calls/online'
import { SUMMARY_LENGTH } from '@portal/shared-lib/contract/rules/petition'
import { Section } from '@portal/shared-lib/page'
import { Button } from '@portal/shared-lib/ui'
import { useFormContext } from '@portal/shared-lib/ui-form'
import styles from './online.module.css'

/** The petitioner's own words, which nobody changes. */
export function OnlineText({ item: { title, originalText, submittedAt, escalated } }: { item: OnlineItemAnswer }) {
  const { setValue } = useFormContext()
  const take = () =>
    setValue('summary', originalText.slice(0, SUMMARY_LENGTH.max), { shouldDirty: true, shouldValidate: true })
  return (
    <Section title="信访人原文">
      <p className={styles.when}>{submittedAt.slice(0, 16)} 提交</p>
      {escalated && <p className={styles.said}>{saidOf(escalated)}</p>}
      {title && <p className={styles.title}>{title}</p>}
      <p className={styles.text}>{originalText}</p>
      <Button size="small" onClick={take}>
        填入内容摘要
      </Button>
    </Section>
  )
}

type Escalated = NonNullable<OnlineItemAnswer['escalated']>

function saidOf({ state, summary, answeredBy, opinion }: Escalated): string {
  if (state === 'approved') return `${answeredBy}批示：${opinion}`
  if (state === 'returned') return `${answeredBy}退回呈报：${opinion}`
  return state === 'pending' ? `已呈报领导，待批示：${summary}` : '呈报已撤回'
}
