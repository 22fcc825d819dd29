import { JOB_STATE_NAMES, JOB_STATES, type JobState } from '@portal/shared-lib/contract/rules/jobs'
import { Button, Page, Tabs } from '@portal/shared-lib/page'
import { useSearchParams } from '@portal/shared-lib/router'
import { useAdminJobKindsQuery } from '../api'
import { JobKinds } from './job-kinds'
import { JobList } from './job-list'

const KINDS = 'kinds'
type Tab = JobState | typeof KINDS

const isState = (text: string | null): text is JobState => JOB_STATES.some(state => state === text)

/**
 * /sys/jobs: what is done in the background, what waits for it and what failed. For the system's officer (R91). What is
 * shown stands in the address: `?state=failed&kind=export`.
 */
export default function JobsPage() {
  const [query, ask] = useSearchParams()
  const { data, error, isFetching, refetch } = useAdminJobKindsQuery({}, { refetchOnMountOrArgChange: true })
  const state = query.get('state')
  const kind = query.get('kind') ?? ''
  const shown: Tab = isState(state) ? state : KINDS
  const show = (tab: Tab, of = '') => ask({ ...(tab !== KINDS && { state: tab }), ...(of && { kind: of }) })
  const countOf = (tab: JobState) => data?.list.reduce((sum, { counts }) => sum + counts[tab], 0) ?? 0
  const tabs = [
    { key: KINDS, title: '全部任务' } as const,
    ...JOB_STATES.map(tab => ({ key: tab, title: `${JOB_STATE_NAMES[tab]} ${countOf(tab)}` })),
  ]
  return (
    <Page
      title="任务管理"
      action={
        <Button loading={isFetching} onClick={() => void refetch()}>
          刷新
        </Button>
      }
    >
      <Tabs label="任务状态" tabs={tabs} shown={shown} onShow={tab => show(tab)}>
        {shown === KINDS ? (
          <JobKinds kinds={data?.list} error={error} onRetry={() => void refetch()} onShow={show} />
        ) : (
          <JobList
            key={`${shown} ${kind}`}
            state={shown}
            kind={kind}
            title={data?.list.find(each => each.kind === kind)?.title ?? kind}
            onAll={() => show(shown)}
          />
        )}
      </Tabs>
    </Page>
  )
}
