import type { CandidateAnswer } from '@portal/shared-lib/contract/calls/terminations'
import { Fields, Loading, Trouble } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import { type FormEvent, useState } from 'react'
import buttons from '../actions/buttons.module.css'
import { caseAddress } from '../termination-notice/addresses'
import { useTerminationCandidateQuery } from '../termination-notice/api'
import { Papers } from './papers'
import styles from './terminations.module.css'

const PETITION_NO_LENGTH = 20

/** Looks up whether the matter of a petition can be terminated, what is there for it and who will look at it. */
export function CandidateSearch() {
  const [petitionNo, setPetitionNo] = useState('')
  const [typed, setTyped] = useState('')
  const search = (event: FormEvent) => {
    event.preventDefault()
    setPetitionNo(typed.trim())
  }
  return (
    <>
      <form className={styles.search} onSubmit={search}>
        <label>
          信访件编号
          <input value={typed} maxLength={PETITION_NO_LENGTH} onChange={event => setTyped(event.target.value)} />
        </label>
        <button
          type="submit"
          className={buttons.primary}
          disabled={typed.trim().length !== PETITION_NO_LENGTH}
          title="输入20位信访件编号后查询"
        >
          查询
        </button>
      </form>
      {petitionNo && <Candidate petitionNo={petitionNo} />}
    </>
  )
}

function Candidate({ petitionNo }: { petitionNo: string }) {
  const asked = useTerminationCandidateQuery({ petitionNo }, { refetchOnMountOrArgChange: true })
  const { currentData: data, error, refetch } = asked
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return <Found candidate={data} petitionNo={petitionNo} />
}

const Found = ({ candidate, petitionNo }: { candidate: CandidateAnswer; petitionNo: string }) => (
  <>
    <Fields
      rows={[
        ['终结依据', candidate.ground || '—'],
        ['审核层级', candidate.levels.join(' → ')],
        ['同一事项', `${candidate.petitions.length}件`],
      ]}
    />
    <Papers papers={candidate.papers} />
    {candidate.hindrance ? (
      <p role="status">{candidate.hindrance}</p>
    ) : (
      <Link to={caseAddress(petitionNo, 'applyTermination')}>登记终结申报</Link>
    )}
  </>
)
