import { onDemand, WhileLoading } from '@portal/shared-lib'
import { Alert, PetitionNo } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import { bringIntoSight, focusFirstEmpty } from '@portal/shared-lib/ui-form'
import { useEffect, useRef } from 'react'
import { caseAt } from '../case-address'
import { HandOverButton } from '../joint/hand-over-button'
import type { Made } from '../slips/slip'
import styles from './registered.module.css'
import type { NextPage } from './use-going-on'

const NextSteps = onDemand(() => import('./next-steps'))
const PrintSlips = onDemand(() => import('../slips/print-slips'))

const REPEATED: Readonly<Record<string, string>> = { '1': '重件', '2': '办结后12个月内重件', '9': '初重件待核实' }

interface RegisteredProps {
  readonly made: Made
  readonly next: NextPage | undefined
}

/** It is in the register: its number and query code, and what can be done with it now. */
export function Registered({ made, next }: RegisteredProps) {
  const { petitionNo, queryCode, repeatFlag, mergedInto } = made.answer
  const { go, filing } = made.way
  const repeated = REPEATED[repeatFlag]
  const place = useRef<HTMLDivElement>(null)
  // The form was filled in down to its end.
  useEffect(() => (go === 'next' ? focusFirstEmpty() : bringIntoSight(place.current)), [go])
  return (
    <div ref={place}>
      <Alert
        type="success"
        title={
          <>
            登记成功，信访件编号 <PetitionNo value={petitionNo} />
            {repeated && <span className={styles.tag}>{repeated}</span>}
          </>
        }
        description={
          <>
            <p className={styles.line}>
              查询码 <strong>{queryCode}</strong>，{whatBecame(made)}
            </p>
            <div className={styles.steps}>
              {!mergedInto && !filing && (
                <WhileLoading fallback={null}>
                  <NextSteps of={made.answer} />
                </WhileLoading>
              )}
              <Link to={caseAt(made.answer)}>查看信访件</Link>
              {made.form === 'visit' && !mergedInto && (
                <HandOverButton visit={{ petitionNo, reason: made.values.summary ?? '' }} className={styles.print} />
              )}
              <WhileLoading fallback={null}>
                <PrintSlips made={made} className={styles.print} />
              </WhileLoading>
              {next && <Link to={next.to}>{next.text}</Link>}
            </div>
          </>
        }
      />
    </div>
  )
}

function whatBecame({ answer: { mergedInto, dueAt }, values: { interview, phone }, way }: Made): string {
  if (mergedInto) return `已并入 ${mergedInto}`
  if (interview?.answer || phone?.answer) return '已当场答复并办结'
  return way.filing ? '已存查' : `分办期限 ${dueAt.slice(0, 10)}`
}
