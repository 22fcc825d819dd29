import type { OnlineItemAnswer } from '@portal/shared-lib/contract/calls/online'
import { SUMMARY_LENGTH } from '@portal/shared-lib/contract/rules/petition'
import { Section } from '@portal/shared-lib/page'
import { Button } from '@portal/shared-lib/ui'
import { useFormContext } from 'react-hook-form'
import styles from './online.module.css'

/** The petitioner's own words, which nobody changes. */
export function OnlineText({ item: { title, originalText, submittedAt } }: { item: OnlineItemAnswer }) {
  const { setValue } = useFormContext()
  const take = () =>
    setValue('summary', originalText.slice(0, SUMMARY_LENGTH.max), { shouldDirty: true, shouldValidate: true })
  return (
    <Section title="信访人原文">
      <p className={styles.when}>{submittedAt.slice(0, 16)} 提交</p>
      {title && <p className={styles.title}>{title}</p>}
      <p className={styles.text}>{originalText}</p>
      <Button size="small" onClick={take}>
        填入内容摘要
      </Button>
    </Section>
  )
}
