import type { ApprovalAnswer } from '@portal/shared-lib/contract/calls/approvals'
import { Lamp, Marks, Section } from '@portal/shared-lib/page'
import styles from '../approvals.module.css'
import { Decision } from '../decision/decision'
import { PrintApproval } from '../sheet/print-approval'
import { SubmittedWords } from '../submitted-words'
import { CaseBeside } from './case-beside'
import { Changes } from './changes'
import { LetterBeside } from './letter-beside'
import { Trail } from './trail'

/** The draft with what has changed in it and the decision at the left, the case at the right. */
export function ApprovalWork({ approval }: { approval: ApprovalAnswer }) {
  const { typeName, stateName, applicant, applicantDept, submittedAt, stayHours, dueAt, onBehalf, letter } = approval
  return (
    <div className={styles.split}>
      <div className={styles.column}>
        <div className={styles.strip}>
          <strong>{typeName}</strong>
          <span className={styles.tag}>{stateName}</span>
          <Marks flags={approval.flags} graveOnly />
          <span>
            {applicantDept} {applicant} {submittedAt.slice(0, 16)} 送审
          </span>
          <span>已停留{stayWords(stayHours)}</span>
          {dueAt && <Lamp colour={approval.lamp} remainingDays={approval.remainingDays} dueAt={dueAt} />}
          {approval.round > 1 && <span className={styles.tag}>第{approval.round}次送审</span>}
          {onBehalf && <span className={styles.tag}>受{onBehalf}委托</span>}
          <PrintApproval approval={approval} />
        </div>
        <Section title="送审内容">
          <SubmittedWords approval={approval} />
        </Section>
        {approval.changes.length > 0 && (
          <Section title="与上次送审比较">
            <Changes changes={approval.changes} />
          </Section>
        )}
        <Section title="审批过程">
          <Trail approval={approval} />
        </Section>
        <Decision approval={approval} />
      </div>
      {letter ? <LetterBeside letter={letter} /> : <CaseBeside petitionNo={approval.petitionNo} />}
    </div>
  )
}

const HOURS_OF_A_DAY = 24

const stayWords = (hours: number): string =>
  hours < HOURS_OF_A_DAY ? `${hours}小时` : `${Math.floor(hours / HOURS_OF_A_DAY)}天${hours % HOURS_OF_A_DAY}小时`
