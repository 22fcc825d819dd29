import { useCan } from '@portal/shared-lib'
import { keysOf } from '@portal/shared-lib/contract/keys-of'
import { isLeaderCaseIn, LEADER_CASE_STATES, type LeaderCaseState } from '@portal/shared-lib/contract/rules/leader-case'
import { Empty, Loading, Page, Section, Trouble } from '@portal/shared-lib/page'
import { Link, useSearchParams } from '@portal/shared-lib/router'
import { PlainTable } from '../../plain-table/plain-table'
import { useCaseworkLeaderCasesQuery } from '../api'
import { LeaderCaseForm } from './leader-case-form'
import { LeaderCaseRow } from './leader-case-row'

const HEADINGS = ['信访件编号', '包案领导', '责任单位及责任人', '原因', '化解时限', '进度', '操作']

const PAGE = '/leaderJieFang/leaderBARegister'

/** /leaderJieFang/leaderBARegister?state=: cases that leaders answer for, and how far they are. */
export default function LeaderCasePage() {
  const { data, error, refetch } = useCaseworkLeaderCasesQuery({})
  const decides = useCan('ba:decide')
  const state = useAskedState()
  const shown = data?.filter(one => !state || isLeaderCaseIn(state, one))
  const asked = (data ?? []).filter(({ asked, isAsker }) => asked !== '' && !isAsker)
  return (
    <Page>
      <LeaderCaseForm />
      <Section title={titleOf({ state, shown: shown?.length, asked: decides ? asked.length : undefined })}>
        {state && <Link to={PAGE}>显示全部包案</Link>}
        {error && !data && <Trouble error={error} onRetry={refetch} />}
        {!data && !error && <Loading />}
        {shown?.length === 0 && <Empty hint={state ? `没有${LEADER_CASE_STATES[state]}的包案` : '尚无领导包案'} />}
        {shown && shown.length > 0 && (
          <PlainTable headings={HEADINGS} tall>
            {shown.map(one => (
              <LeaderCaseRow key={one.caseId} leaderCase={one} />
            ))}
          </PlainTable>
        )}
      </Section>
    </Page>
  )
}

/** The state that the address asks for, as a figure of the home page does; undefined: any. */
function useAskedState(): LeaderCaseState | undefined {
  const asked = useSearchParams()[0].get('state')
  return keysOf(LEADER_CASE_STATES).find(state => state === asked)
}

interface Titled {
  readonly state: LeaderCaseState | undefined
  readonly shown: number | undefined
  /** How many wait for the decision of whoever decides. */
  readonly asked: number | undefined
}

function titleOf({ state, shown, asked }: Titled): string {
  if (state) return `本单位领导包案：${LEADER_CASE_STATES[state]}${shown === undefined ? '' : `（${shown}件）`}`
  return asked === undefined ? '本单位领导包案' : `本单位领导包案（待审核${asked}件）`
}
