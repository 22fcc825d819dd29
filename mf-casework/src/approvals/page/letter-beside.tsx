import type { ApprovalAnswer } from '@portal/shared-lib/contract/calls/approvals'
import { Fields, Section } from '@portal/shared-lib/page'
import styles from '../approvals.module.css'

/** What somebody wrote and nobody has registered yet. */
export function LetterBeside({ letter }: { letter: NonNullable<ApprovalAnswer['letter']> }) {
  const { title, originalText, petitioner, submittedAt } = letter
  return (
    <Section title="来信原文（尚未登记）">
      <Fields
        rows={[
          ['信访人', petitioner],
          ['提交时间', submittedAt.slice(0, 16)],
          ['标题', title, 'wide'],
        ]}
      />
      <p className={styles.letter}>{originalText}</p>
    </Section>
  )
}
