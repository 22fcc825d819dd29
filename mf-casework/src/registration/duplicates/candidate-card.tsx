import { Can } from '@portal/shared-lib'
import type { DuplicatesAnswer } from '@portal/shared-lib/contract/calls/duplicates'
import { DUPLICATE_DECISIONS, type DuplicateDecision } from '@portal/shared-lib/contract/rules/petition-duplicates'
import { caseAddress } from '../case-address'
import { useCorrecting } from '../engine/correcting'
import styles from './duplicates.module.css'

interface CandidateProps {
  readonly candidate: DuplicatesAnswer[number]
  readonly decision: DuplicateDecision | undefined
  readonly onDecide: (decision: DuplicateDecision) => void
}

/** What a decision does, beside its name. */
const EFFECTS: Readonly<Record<DuplicateDecision, string>> = {
  same: '并入该事项，登记为重件',
  new: '仍登记为新事项',
  copy: '登记后直接并案，不再分办',
  unsure: '先登记，由经办人核实',
}

const DECISIONS = Object.keys(DUPLICATE_DECISIONS) as DuplicateDecision[]

/** An earlier petition, how alike it is and why, and the decision on it. */
export function CandidateCard({ candidate, decision, onDecide }: CandidateProps) {
  const { petitionNo, score, reasons, petitioner, summary, registeredAt, stateName } = candidate
  const { proposal, proposalText, matterCount } = candidate
  // What is registered is merged by an act of its own.
  const offered = useCorrecting() ? DECISIONS.filter(one => one !== 'copy') : DECISIONS
  return (
    <fieldset className={styles.card} data-decided={decision || undefined}>
      <legend>
        <a href={caseAddress(petitionNo)} target="_blank" rel="noreferrer">
          {petitionNo}
        </a>
      </legend>
      <p className={styles.reasons}>
        <strong>相似度 {score}</strong>
        {reasons.map(({ rule, text }) => (
          <span key={rule}>{text}</span>
        ))}
      </p>
      <p className={styles.facts}>
        {petitioner}，{registeredAt.slice(0, 10)}，{candidate.registeredAtOrganisation}，{stateName}
        {matterCount > 1 && `，该事项共${matterCount}件`}
      </p>
      <p className={styles.summary} title={summary}>
        {summary}
      </p>
      {proposalText && (
        <p className={styles.proposal}>
          {proposalText}
          {proposal === 'review' && <ReviewLink petitionNo={petitionNo} />}
        </p>
      )}
      {candidate.plan && <p className={styles.proposal}>帮扶稳控方案：{candidate.plan}</p>}
      <div className={styles.decisions}>
        {offered.map(one => (
          <label key={one} title={EFFECTS[one]}>
            <input
              type="radio"
              name={`decision-${petitionNo}`}
              checked={decision === one}
              onChange={() => onDecide(one)}
            />
            {DUPLICATE_DECISIONS[one]}
          </label>
        ))}
      </div>
      {decision && <p className={styles.facts}>{EFFECTS[decision]}</p>}
    </fieldset>
  )
}

/** Of whom may register one: beside what is being registered, which stays as it is. */
const ReviewLink = ({ petitionNo }: { petitionNo: string }) => (
  <Can url="fc:register">
    {' '}
    <a href={caseAddress(petitionNo, 'registerReview')} target="_blank" rel="noreferrer">
      登记复查
    </a>
  </Can>
)
