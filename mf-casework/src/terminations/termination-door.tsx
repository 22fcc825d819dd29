import { Empty, Loading, Page, Trouble } from '@portal/shared-lib/page'
import { useSearchParams } from '@portal/shared-lib/router'
import { FRESH } from '../fresh'
import { BackLink } from '../proceedings/back-link'
import { SubmittedProceeding } from '../proceedings/submitted-proceeding'
import { TERMINATIONS } from '../termination-notice/addresses'
import { useTerminationReadQuery, useTerminationsOfPetitionQuery } from '../termination-notice/api'
import { Filings } from './filings'
import { TerminationContent } from './termination-content'
import { TerminationPage } from './termination-page'

/** A filing about which leaders are asked. */
const SUBMITTED = '6'

/** /toDoManage/termination: filings by what they wait for; with `blid`, `xfjbh` or `approvalId` one of them. */
export default function TerminationDoor() {
  const [parameters] = useSearchParams()
  const asked = (name: string) => parameters.get(name) ?? ''
  const [id, petitionNo, approvalId, todoId] = [asked('blid'), asked('xfjbh'), asked('approvalId'), asked('dbid')]
  if (!id && !petitionNo && !approvalId) {
    return (
      <Page>
        <Filings />
      </Page>
    )
  }
  return (
    <Page action={<BackLink to={TERMINATIONS}>返回终结申报列表</BackLink>}>
      {approvalId && <Asked approvalId={approvalId} todoId="" />}
      {!approvalId && id && <TerminationPage key={id} id={id} todoId={todoId} />}
      {!approvalId && !id && <NewestOf petitionNo={petitionNo} todoId={todoId} />}
    </Page>
  )
}

/** Out of a to-do, which names the petition: to be carried on, or to be agreed to. */
function NewestOf({ petitionNo, todoId }: { petitionNo: string; todoId: string }) {
  const { data, error, refetch } = useTerminationsOfPetitionQuery({ petitionNo }, FRESH)
  if (error && !data) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  const [newest] = data.filings
  if (!newest) return <Empty hint="该信访件没有终结申报" />
  if (newest.state === SUBMITTED && todoId) return <Asked approvalId="" todoId={todoId} />
  return <TerminationPage id={newest.id} todoId={todoId} />
}

/** What waits for the user's agreement, beside the filing that it is about. */
const Asked = (asked: { readonly approvalId: string; readonly todoId: string }) => (
  <SubmittedProceeding {...asked} beside={id => <Filed id={id} />} />
)

function Filed({ id }: { id: string }) {
  const { data, error, refetch } = useTerminationReadQuery({ proceedingId: id }, FRESH)
  if (error && !data) return <Trouble error={error} onRetry={() => void refetch()} />
  return data ? <TerminationContent filing={data} /> : <Loading />
}
