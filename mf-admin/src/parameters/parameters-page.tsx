import { findParameter, PARAMETER_GROUPS, type ParameterGroup } from '@portal/shared-lib/contract/rules/parameters'
import { Page, Tabs, Trouble } from '@portal/shared-lib/page'
import { useSearchParams } from '@portal/shared-lib/router'
import { PortalUi } from '@portal/shared-lib/ui'
import { useAdminParametersQuery } from '../api'
import { Calendar } from './calendar'
import { ParameterList } from './parameter-list'

/** /sys/parameter: limits, warnings, urging, quotas and the working calendar. For the system's officer (R91). */
export default function ParametersPage() {
  return (
    <PortalUi>
      <Parameters />
    </PortalUi>
  )
}

const CALENDAR = 'calendar'
type Tab = ParameterGroup | typeof CALENDAR

const TABS: readonly { readonly key: Tab; readonly title: string }[] = [
  ...(Object.keys(PARAMETER_GROUPS) as ParameterGroup[]).map(key => ({ key, title: PARAMETER_GROUPS[key] })),
  { key: CALENDAR, title: '工作日历' },
]

/** The tab stands in the address: `?group=warning`. */
function Parameters() {
  const [asked, ask] = useSearchParams()
  const { data, error, isFetching, refetch } = useAdminParametersQuery({}, { refetchOnMountOrArgChange: true })
  const { key: shown, title } = TABS.find(({ key }) => key === asked.get('group')) ?? {
    key: 'limit',
    title: '办理期限',
  }
  return (
    <Page>
      <Tabs label="参数分类" tabs={TABS} shown={shown} onShow={group => ask({ group })}>
        {error && <Trouble error={error} onRetry={() => void refetch()} />}
        {shown === CALENDAR ? (
          <Calendar />
        ) : (
          <ParameterList
            title={title}
            parameters={data?.list.filter(({ name }) => findParameter(name)?.group === shown)}
            regions={data?.regions ?? []}
            loading={isFetching}
          />
        )}
      </Tabs>
    </Page>
  )
}
