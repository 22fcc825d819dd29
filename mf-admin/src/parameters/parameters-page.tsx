import { useCan } from '@portal/shared-lib'
import { findParameter, PARAMETER_GROUPS, type ParameterGroup } from '@portal/shared-lib/contract/rules/parameters'
import { SECRECY_PERMISSION } from '@portal/shared-lib/contract/rules/secrecy'
import { Page, Tabs, Trouble } from '@portal/shared-lib/page'
import { useSearchParams } from '@portal/shared-lib/router'
import { useAdminParametersQuery } from '../api'
import { Chains } from '../policies/chains'
import { Distribution } from '../policies/distribution'
import { Urging } from '../policies/urging'
import { Masks } from '../secrecy/masks'
import { Words } from '../secrecy/words'
import { Calendar } from './calendar'
import { ParameterList } from './parameter-list'

/** What is set by more than a value. */
const OTHERS = {
  calendar: { title: '工作日历', Content: Calendar },
  chains: { title: '审批层级', Content: Chains },
  distribution: { title: '自动分办', Content: Distribution },
  organisationUrging: { title: '机构自动催办', Content: Urging },
  words: { title: '涉密词', Content: Words },
  masks: { title: '脱敏', Content: Masks },
} as const
type Other = keyof typeof OTHERS
type Tab = ParameterGroup | Other
/** The security officer's alone. */
const SECRET: readonly string[] = ['words', 'masks']

const isOther = (tab: Tab): tab is Other => tab in OTHERS

const TABS: readonly { readonly key: Tab; readonly title: string }[] = [
  ...(Object.keys(PARAMETER_GROUPS) as ParameterGroup[]).map(key => ({ key, title: PARAMETER_GROUPS[key] })),
  ...(Object.keys(OTHERS) as Other[]).map(key => ({ key, title: OTHERS[key].title })),
]

/**
 * /sys/parameter: limits, warnings, urging, quotas, the working calendar and who gets work by itself, which the
 * system's officer (R91) sets; and whose agreement acts need, classified words and masks, which the security officer
 * (R92) sets. The tab stands in the address: `?group=warning`.
 */
export default function ParametersPage() {
  const [asked, ask] = useSearchParams()
  const { data, error, isFetching, refetch } = useAdminParametersQuery({}, { refetchOnMountOrArgChange: true })
  const keepsSecrets = useCan(SECRECY_PERMISSION)
  const tabs = TABS.filter(({ key }) => keepsSecrets || !SECRET.includes(key))
  const { key: shown, title } = tabs.find(({ key }) => key === asked.get('group')) ?? {
    key: 'limit',
    title: '办理期限',
  }
  return (
    <Page>
      <Tabs label="参数分类" tabs={tabs} shown={shown} onShow={group => ask({ group })}>
        {error && <Trouble error={error} onRetry={() => void refetch()} />}
        {isOther(shown) ? (
          <Shown of={shown} />
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

function Shown({ of }: { readonly of: Other }) {
  const { Content } = OTHERS[of]
  return <Content />
}
