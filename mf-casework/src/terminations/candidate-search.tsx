import type { CandidateAnswer } from '@portal/shared-lib/contract/calls/terminations'
import { Fields, Loading, Trouble } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import { PetitionSearch } from '../proceedings/petition-search'
import { caseAddress } from '../termination-notice/addresses'
import { useTerminationCandidateQuery } from '../termination-notice/api'
import { Papers } from './papers'

/** Looks up whether the matter of a petition can be terminated, what is there for it and who will look at it. */
export const CandidateSearch = () => (
  <PetitionSearch
    label="信访件编号"
    hint="已经复核、或者逾期未申请复查复核的事项，按信访件编号查询材料和审核层级，再登记终结申报。"
  >
    {petitionNo => <Candidate petitionNo={petitionNo} />}
  </PetitionSearch>
)

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
