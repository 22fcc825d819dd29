import type { PetitionAnswer } from '@portal/shared-lib/contract/calls/petitions'
import { TERMINATION_TEXTS } from '@portal/shared-lib/contract/rules/termination'
import { Alert } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import { FRESH } from '../fresh'
import { filingAddress } from './addresses'
import { useTerminationsOfPetitionQuery } from './api'

/** On each petition of a terminated matter: that it is, whether this one can be taken on, and how to help further. */
export default function MatterNotice({ petition: { petitionNo } }: { petition: PetitionAnswer }) {
  const { data } = useTerminationsOfPetitionQuery({ petitionNo }, FRESH)
  if (!data?.isTerminated) return null
  const { filings, isLocked, newFacts, plan, recognisedAt } = data
  const recognised = filings.find(({ state }) => state === '3' || state === '6')
  return (
    <Alert
      type="warning"
      title={
        <>
          <strong>
            {isLocked ? TERMINATION_TEXTS.locked : `该事项已于${recognisedAt?.slice(0, 10) ?? ''}认定终结`}
          </strong>
          {newFacts && <div>已认定有新的事实：{newFacts}</div>}
          <div>帮扶稳控方案：{plan}</div>
          {recognised && <Link to={filingAddress(recognised.id)}>终结申报{recognised.filingNo}</Link>}
        </>
      }
    />
  )
}
