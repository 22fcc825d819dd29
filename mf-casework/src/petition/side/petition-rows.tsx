import type { RelatedAnswer } from '@portal/shared-lib/contract/calls/cases'
import { Empty } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import parts from '../../record/parts.module.css'
import styles from './side.module.css'

type Row = RelatedAnswer['merged'][number] & Partial<Pick<RelatedAnswer['alike'][number], 'score' | 'reasons'>>

/** Other petitions, each of which opens beside this one. */
export function PetitionRows({ rows }: { rows: readonly Row[] }) {
  if (rows.length === 0) return <Empty />
  return (
    <ul className={parts.rows}>
      {rows.map(({ petitionNo, petitioner, stateName, summary, registeredAt, score, reasons, ...row }) => (
        <li key={petitionNo}>
          <p>
            <Link to={`/toDoManage/handle?xfjbh=${petitionNo}`}>{petitionNo}</Link>
            <span>{petitioner}</span>
            <span>{stateName}</span>
            {score !== undefined && <strong>{score}分</strong>}
          </p>
          <p className={styles.clamped}>{summary}</p>
          <p className={parts.after}>
            {registeredAt.slice(0, 10)}　{row.registeredAtOrganisation}
            {reasons && `　${reasons.join('、')}`}
          </p>
        </li>
      ))}
    </ul>
  )
}
