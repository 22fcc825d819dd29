import { WhileLoading } from '@portal/shared-lib'
import type { CompositionsAnswer, RingsAnswer } from '@portal/shared-lib/contract/calls/federation'
import { CONTRIBUTIONS, type ContributionKind } from '@portal/shared-lib/contract/rules/compositions'
import { Button, Loading, Page, Tabs, Trouble } from '@portal/shared-lib/page'
import { useSearchParams } from '@portal/shared-lib/router'
import { DataTable } from '@portal/shared-lib/ui-data'
import admin from '../admin.module.css'
import { useAdminCompositionsQuery, useAdminRingsQuery } from '../api'
import { Changes } from './changes'
import { Contributions, contributionsWith } from './contributions'
import { Parts } from './parts'
import { Rings } from './rings'
import { Sets } from './sets'

const TABS = ['parts', 'contributions', 'settings', 'changes', 'rings', 'sets'] as const
type Tab = (typeof TABS)[number]

const isTab = (text: string | null): text is Tab => TABS.some(tab => tab === text)
const isKind = (text: string | null): text is ContributionKind => CONTRIBUTIONS.some(kind => kind === text)

/**
 * /sys/federation: what the portal is composed of, and what its next composition changes. For the system's officer
 * (R91). What is shown stands in the address: `?tab=contributions&remote=mf-mail&kind=page`.
 */
export default function FederationPage() {
  const [query, ask] = useSearchParams()
  const parts = useAdminCompositionsQuery({}, { refetchOnMountOrArgChange: true })
  const rings = useAdminRingsQuery({}, { refetchOnMountOrArgChange: true })
  const refresh = () => void Promise.all([parts.refetch(), rings.refetch()])
  const error = parts.error ?? rings.error
  const data = parts.data && rings.data && { ...parts.data, rings: rings.data }
  const [tab, kind] = [query.get('tab'), query.get('kind')]
  const shown: Tab = isTab(tab) ? tab : 'parts'
  const remote = query.get('remote') ?? ''
  const show = (tab: Tab) => ask(tab === 'parts' ? {} : { tab })
  const open = (remote: string, kind: ContributionKind | '') =>
    ask({ tab: 'contributions', ...(remote && { remote }), ...(kind && { kind }) })
  return (
    <Page
      action={
        <Button loading={parts.isFetching || rings.isFetching} onClick={refresh}>
          刷新
        </Button>
      }
    >
      {error && <Trouble error={error} onRetry={refresh} />}
      <WhileLoading fallback={<Loading />}>
        {data && (
          <>
            <p>{stateOf(data)}</p>
            <Tabs label="门户组成" tabs={tabsOf(data)} shown={shown} onShow={show}>
              <div className={admin.list}>
                {shown === 'parts' && <Parts current={data.current} hasNext={data.next !== null} onOpen={open} />}
                {shown === 'contributions' && (
                  <Contributions
                    all={contributionsWith(data)}
                    hasNext={data.next !== null}
                    remote={remote}
                    kind={isKind(kind) ? kind : ''}
                    onAsk={open}
                  />
                )}
                {shown === 'settings' && <Settings settings={data.current?.settings ?? []} />}
                {shown === 'changes' && <Changes next={data.next} />}
                {shown === 'rings' && <Rings {...data.rings} />}
                {shown === 'sets' && <Sets sets={data.sets} />}
              </div>
            </Tabs>
          </>
        )}
      </WhileLoading>
    </Page>
  )
}

interface Shown extends CompositionsAnswer {
  readonly rings: RingsAnswer
}

const tabsOf = ({ current, next, sets, rings }: Shown) => [
  { key: 'parts' as const, title: '应用', count: current?.parts.length ?? 0 },
  { key: 'contributions' as const, title: '提供的内容', count: current?.contributions.length ?? 0 },
  { key: 'settings' as const, title: '设置', count: current?.settings.length ?? 0 },
  { key: 'changes' as const, title: '下一组合的变化', count: next?.changes.length ?? 0 },
  { key: 'rings' as const, title: '试行', count: rings.past.length },
  { key: 'sets' as const, title: '留存的组合', count: sets.length },
]

function stateOf({ current, next, rings: { latest } }: Shown): string {
  if (!current) return '本服务器没有门户的组合清单，无法列出应用。请运维人员以 npm run compose 组合门户后重试。'
  const now = `当前组合 ${current.id}。`
  if (!next) return `${now}没有待启用的组合。`
  const given = [
    ...(latest?.state === 'open' && latest.id === next.id ? [`正在 ${latest.offices.join('、')} 试行`] : []),
    ...(next.share > 0 ? [`已向 ${next.share}% 的人员开放`] : []),
  ]
  return `${now}待启用组合 ${next.id}，${given.join('，') || '尚未向任何人开放'}。`
}

function Settings({ settings }: { settings: NonNullable<CompositionsAnswer['current']>['settings'] }) {
  return (
    <DataTable
      rows={settings}
      rowKey="name"
      label="设置"
      columns={[
        { title: '设置', dataIndex: 'name', width: 180 },
        {
          title: '取值',
          dataIndex: 'value',
          width: 760,
          render: value => <span className={admin.cause}>{value}</span>,
        },
      ]}
      hint="当前没有组合清单"
    />
  )
}
