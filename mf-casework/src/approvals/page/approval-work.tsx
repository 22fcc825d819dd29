import type { ApprovalAnswer } from '@portal/shared-lib/contract/calls/approvals'
import { Fields, Lamp, Loading, Marks, Section, Trouble } from '@portal/shared-lib/page'
import type { ReactNode } from 'react'
import { useCaseworkPetitionQuery } from '../../api'
import { HeaderStrip } from '../../petition/header-strip'
import { CaseTabs } from '../../petition/tabs/case-tabs'
import styles from '../approvals.module.css'
import { Decision } from '../decision/decision'
import { PrintApproval } from '../sheet/print-approval'
import { SubmittedWords } from '../submitted-words'

interface ApprovalWorkProps {
  readonly approval: ApprovalAnswer
  /** What is read beside the draft before the case itself. */
  readonly beside?: ReactNode
}

/** The draft with what has changed in it and the decision at the left, the case at the right. */
export function ApprovalWork({ approval, beside }: ApprovalWorkProps) {
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
      {letter ? (
        <LetterBeside letter={letter} />
      ) : (
        <div className={styles.column}>
          {beside}
          {approval.petitionNo && <CaseBeside petitionNo={approval.petitionNo} />}
        </div>
      )}
    </div>
  )
}

const HOURS_OF_A_DAY = 24

const stayWords = (hours: number): string =>
  hours < HOURS_OF_A_DAY ? `${hours}小时` : `${Math.floor(hours / HOURS_OF_A_DAY)}天${hours % HOURS_OF_A_DAY}小时`

/** The case that is decided on, to read. */
function CaseBeside({ petitionNo }: { petitionNo: string }) {
  const { data, error, refetch } = useCaseworkPetitionQuery({ petitionNo }, { refetchOnMountOrArgChange: true })
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return (
    <>
      <HeaderStrip petition={data} />
      <CaseTabs petition={data} first="data" />
    </>
  )
}

/** The text beside that of the round before: what went, what came. */
function Changes({ changes }: Pick<ApprovalAnswer, 'changes'>) {
  const isChanged = changes.some(({ kind }) => kind !== 'same')
  if (!isChanged) return <p>文字内容没有变化</p>
  return (
    <p className={styles.changes}>
      {changes.map(({ kind, text }, at) => {
        const key = `${at}`
        if (kind === 'added') return <ins key={key}>{text}</ins>
        return kind === 'removed' ? <del key={key}>{text}</del> : <span key={key}>{text}</span>
      })}
    </p>
  )
}

/** What somebody wrote and nobody has registered yet. */
function LetterBeside({ letter }: { letter: NonNullable<ApprovalAnswer['letter']> }) {
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

const STATES = { done: '已同意', skipped: '已跳过', current: '审批中', waiting: '待审批' } as const

/** Who is asked in which order, and what was said so far. */
function Trail({ approval: { chain, history } }: { approval: Pick<ApprovalAnswer, 'chain' | 'history'> }) {
  return (
    <>
      <ol className={styles.chain}>
        {chain.map(({ nodeId, name, state, people }) => (
          <li key={nodeId} aria-current={state === 'current' ? 'step' : undefined}>
            {name}
            <span className={styles.tag}>{STATES[state]}</span>
            {people.join('、')}
          </li>
        ))}
      </ol>
      <ul className={styles.rows}>
        {history.map(decision => (
          <li key={`${decision.at} ${decision.person} ${decision.decision}`}>
            {decision.at}　{decision.person}
            {decision.onBehalfOf && `（受${decision.onBehalfOf}委托）`}　{decision.decisionName}
            {decision.target && `　→ ${decision.target}`}
            {decision.opinion && <p>{decision.opinion}</p>}
            {decision.signature && (
              <img src={decision.signature} alt={`${decision.person}的签名`} className={styles.signature} />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
