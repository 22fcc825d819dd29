import type { EvidenceOf } from '@portal/shared-lib/contract/rules/actions/description'
import { PreviewLink } from '@portal/shared-lib/page'
import { useCasePapersQuery } from '../../case-api'
import { FRESH } from '../../fresh'
import styles from './evidence.module.css'
import { evidenceOf } from './evidence-of'

interface EvidenceListProps {
  readonly petitionNo: string
  readonly what: EvidenceOf
}

/** Below a line of a checklist: where in the case it is borne out, to be opened from there. */
export function EvidenceList({ petitionNo, what }: EvidenceListProps) {
  const { data } = useCasePapersQuery({ petitionNo }, FRESH)
  if (!data) return null
  const found = evidenceOf(what, data.documents)
  if (found.length === 0) return <p className={styles.none}>案卷中未见相应材料，请核实</p>
  return (
    <ul className={styles.evidence}>
      {found.map(({ title, file, text }) => (
        <li key={title}>
          {text ? (
            <details>
              <summary>{title}</summary>
              <p>{text}</p>
            </details>
          ) : (
            title
          )}
          {file && <PreviewLink file={file} among={[file]} />}
        </li>
      ))}
    </ul>
  )
}
