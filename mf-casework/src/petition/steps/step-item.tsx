import type { StepsAnswer } from '@portal/shared-lib/contract/calls/cases'
import parts from '../../record/parts.module.css'
import styles from './steps.module.css'

type Step = StepsAnswer[number]

/** A step, and those that hang on it. */
export function StepItem({ step, all }: { step: Step; all: readonly Step[] }) {
  const below = all.filter(({ parentId }) => parentId === step.stepId)
  const { to, isOwn, stateName, modeName, isLead, parentId, needsReport, handler, fromPerson, marks, dueAt } = step
  return (
    <li>
      <p>
        <strong className={isOwn ? styles.own : undefined}>{to}</strong>
        <span className={parts.tag}>{stateName}</span>
        {modeName && <span>{modeName}</span>}
        {parentId !== null && !isLead && <span className={parts.tag}>协办</span>}
        {needsReport && <span className={parts.tag}>需反馈</span>}
        {handler && <span>经办人 {handler}</span>}
      </p>
      <p className={parts.after}>
        {marks.map(({ name, at }) => `${at.slice(0, 16)} ${name}`).join('　')}
        {parentId !== null && `　发出人 ${fromPerson}`}
        {dueAt && `　期限 ${dueAt.slice(0, 10)}`}
      </p>
      {step.text && <p>{step.text}</p>}
      {step.internalNote && <p className={parts.after}>内部备注：{step.internalNote}</p>}
      {below.length > 0 && (
        <ul>
          {below.map(child => (
            <StepItem key={child.stepId} step={child} all={all} />
          ))}
        </ul>
      )}
    </li>
  )
}
