import { can } from '@portal/shared-lib'
import { Link, navigate } from '@portal/shared-lib/router'
import { casePathOf } from './case-paths'
import styles from './case-strip.module.css'
import { closeCase, type OpenCase } from './open-cases'

interface CaseStripProps {
  readonly cases: readonly OpenCase[]
  readonly shownNo: string
}

const LIST = 'toDoManage/personalToDo'

/** The open cases; unsubmitted text is marked. */
export function CaseStrip({ cases, shownNo }: CaseStripProps) {
  const close = (petitionNo: string) => {
    const next = closeCase(petitionNo)
    if (petitionNo === shownNo) navigate(next?.address ?? (can(LIST) ? `/${LIST}` : '/'))
  }
  return (
    <nav className={styles.open} aria-label="已打开的信访件">
      {cases.map(({ petitionNo, address, isTyped }) => (
        <span key={petitionNo}>
          <Link
            to={address}
            aria-current={petitionNo === shownNo ? 'page' : undefined}
            title={casePathOf(address).title}
          >
            {petitionNo}
            {isTyped && <span title="有未提交的内容">（未提交）</span>}
          </Link>
          <button type="button" aria-label={`关闭 ${petitionNo}`} onClick={() => close(petitionNo)}>
            ×
          </button>
        </span>
      ))}
    </nav>
  )
}
