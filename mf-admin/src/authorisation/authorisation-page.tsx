import { useCan } from '@portal/shared-lib'
import { RIGHTS_PERMISSIONS } from '@portal/shared-lib/contract/rules/authorisation'
import { Page, Tabs, Trouble } from '@portal/shared-lib/page'
import { useSearchParams } from '@portal/shared-lib/router'
import { Reviews } from '../rights-reviews/reviews'
import { useAdminRightsMatrixQuery } from './api'
import { Delegations } from './delegations'
import { MatrixTab } from './matrix-tab'
import { Proposals } from './proposals'
import { ScopesTab } from './scopes-tab'
import { WhoSees } from './who-sees'

type Tab = 'matrix' | 'waiting' | 'scopes' | 'delegations' | 'reviews' | 'who'

/**
 * /sys/authorisation: what roles may do. The security officer (R92) changes it, another officer agrees. The tab stands
 * in the address: `?tab=waiting`.
 */
export default function AuthorisationPage() {
  const [asked, ask] = useSearchParams()
  const { data, error, refetch } = useAdminRightsMatrixQuery({}, { refetchOnMountOrArgChange: true })
  const mayLook = useCan(RIGHTS_PERMISSIONS.change)
  const tabs: readonly { readonly key: Tab; readonly title: string }[] = [
    { key: 'matrix', title: '角色权限' },
    { key: 'waiting', title: data ? `待同意 ${data.proposals.length}` : '待同意' },
    { key: 'scopes', title: '数据范围' },
    { key: 'delegations', title: '岗位委托' },
    { key: 'reviews', title: '季度复核' },
    ...(mayLook ? [{ key: 'who' as const, title: '查看依据' }] : []),
  ]
  const shown = tabs.find(({ key }) => key === asked.get('tab'))?.key ?? 'matrix'
  return (
    <Page>
      <Tabs label="授权管理" tabs={tabs} shown={shown} onShow={tab => ask({ tab })}>
        {error && <Trouble error={error} onRetry={() => void refetch()} />}
        {data && shown === 'matrix' && <MatrixTab matrix={data} />}
        {shown === 'waiting' && <Proposals matrix={data} />}
        {shown === 'scopes' && <ScopesTab />}
        {shown === 'delegations' && <Delegations />}
        {shown === 'reviews' && <Reviews />}
        {shown === 'who' && <WhoSees />}
      </Tabs>
    </Page>
  )
}
