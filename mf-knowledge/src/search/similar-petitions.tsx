import { Loading, Trouble } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import { useState } from 'react'
import { caseAddress } from './addresses'
import { useKnowledgeSimilarQuery } from './api'
import styles from './search.module.css'

/** Petitions that say nearly the same, once they are asked for. */
export function SimilarPetitions({ petitionNo }: { readonly petitionNo: string }) {
  const [isOpen, open] = useState(false)
  return (
    <>
      <button type="button" className={styles.quiet} aria-expanded={isOpen} onClick={() => open(!isOpen)}>
        相似信访件
      </button>
      {isOpen && <List petitionNo={petitionNo} />}
    </>
  )
}

function List({ petitionNo }: { readonly petitionNo: string }) {
  const { data, error, refetch } = useKnowledgeSimilarQuery({ petitionNo })
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  if (data.length === 0) return <span className={styles.similar}>没有内容相近的信访件</span>
  return (
    <div className={styles.similar}>
      {data.map(other => (
        <span key={other.petitionNo}>
          <Link to={caseAddress(other.petitionNo)}>{other.petitionNo}</Link> 相似度 {other.score}% ·{' '}
          {other.registeredOn} · {other.summary}
        </span>
      ))}
    </div>
  )
}
