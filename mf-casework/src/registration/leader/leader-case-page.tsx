import { useCan } from '@portal/shared-lib'
import { Empty, Loading, Page, Section, Trouble } from '@portal/shared-lib/page'
import { PlainTable } from '../../plain-table/plain-table'
import { useCaseworkLeaderCasesQuery } from '../api'
import { LeaderCaseForm } from './leader-case-form'
import { LeaderCaseRow } from './leader-case-row'

const HEADINGS = ['信访件编号', '包案领导', '责任单位及责任人', '原因', '化解时限', '进度', '操作']

/** /leaderJieFang/leaderBARegister: cases that leaders answer for, and how far they are. */
export default function LeaderCasePage() {
  const { data, error, refetch } = useCaseworkLeaderCasesQuery({})
  const decides = useCan('ba:decide')
  const asked = (data ?? []).filter(({ asked, isAsker }) => asked !== '' && !isAsker)
  return (
    <Page>
      <LeaderCaseForm />
      <Section title={decides ? `本单位领导包案（待审核${asked.length}件）` : '本单位领导包案'}>
        {error && !data && <Trouble error={error} onRetry={refetch} />}
        {!data && !error && <Loading />}
        {data?.length === 0 && <Empty hint="尚无领导包案" />}
        {data && data.length > 0 && (
          <PlainTable headings={HEADINGS} tall>
            {data.map(one => (
              <LeaderCaseRow key={one.caseId} leaderCase={one} />
            ))}
          </PlainTable>
        )}
      </Section>
    </Page>
  )
}
