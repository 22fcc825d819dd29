import { PetitionNo } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import { Alert } from '@portal/shared-lib/ui'
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useCaseworkNextStepsQuery } from '../api'
import type { Made } from '../slips/slip'
import { bringIntoSight } from './bring-into-sight'
import styles from './registered.module.css'

const PrintSlips = lazy(() => import('../slips/print-slips'))

const REPEATED: Readonly<Record<string, string>> = { '1': '重件', '2': '办结后12个月内重件', '9': '初重件待核实' }

interface RegisteredProps {
  readonly made: Made
  readonly next?: ReactNode
}

/** It is in the register: its number and query code, and what can be done with it now. */
export function Registered({ made, next }: RegisteredProps) {
  const { petitionNo, queryCode, todoId, dueAt, repeatFlag, mergedInto } = made.answer
  const repeated = REPEATED[repeatFlag]
  const place = useRef<HTMLDivElement>(null)
  // The form was filled in down to its end.
  useEffect(() => bringIntoSight(place.current), [])
  return (
    <div ref={place}>
      <Alert
        type="success"
        showIcon
        title={
          <>
            登记成功，信访件编号 <PetitionNo value={petitionNo} />
            {repeated && <span className={styles.tag}>{repeated}</span>}
          </>
        }
        description={
          <>
            <p className={styles.line}>
              查询码 <strong>{queryCode}</strong>，
              {mergedInto ? `已并入 ${mergedInto}` : `分办期限 ${dueAt.slice(0, 10)}`}
            </p>
            <div className={styles.steps}>
              {!mergedInto && <NextSteps petitionNo={petitionNo} todoId={todoId} />}
              <Link to={`/toDoManage/handle?xfjbh=${petitionNo}&dbid=${todoId}`}>查看信访件</Link>
              <Suspense fallback={null}>
                <PrintSlips made={made} className={styles.print} />
              </Suspense>
              {next}
            </div>
          </>
        }
      />
    </div>
  )
}

const MOST_STEPS = 6

/** What the server lets the registrar do with it now, the first to be done first. */
function NextSteps({ petitionNo, todoId }: { petitionNo: string; todoId: string }) {
  const { data = [] } = useCaseworkNextStepsQuery({ petitionNo, todoId })
  const possible = data.filter(({ visible, enabled }) => visible === 1 && enabled === 1)
  return possible
    .toSorted((a, b) => b.primary - a.primary)
    .slice(0, MOST_STEPS)
    .map(({ code, action, name }) => (
      <Link
        key={code + action}
        className={styles.step}
        to={`/toDoManage/handle?xfjbh=${petitionNo}&dbid=${todoId}&action=${action}`}
      >
        {name}
      </Link>
    ))
}
