import { WhileLoading } from '@portal/shared-lib'
import { Loading, Page, Trouble, usePageTitle } from '@portal/shared-lib/page'
import { useSearchParams } from '@portal/shared-lib/router'
import { type Column, DataTable } from '@portal/shared-lib/ui-data'
import admin from '../admin.module.css'
import { useAdminOwnTemplatesQuery } from './api'
import { OfficeChoice } from './office-choice'
import { sourceOf, type Template } from './template'
import { Versions } from './versions'

const PROVINCE = 'all'

/**
 * /sys/documentTemplate: by which Word files an organisation has its documents made. For its document officer (R16) and the
 * system's officer (R91). What is shown stands in the address: `?of=990100000-rs&kind=06`; `of=all`: the whole province.
 */
export default function TemplatesPage() {
  const [asked, ask] = useSearchParams()
  const title = usePageTitle()
  const of = asked.get('of')
  const { data, error, isFetching, refetch } = useAdminOwnTemplatesQuery(
    of === null ? { own: true } : { orgId: of === PROVINCE ? '' : of },
    { refetchOnMountOrArgChange: true },
  )
  const show = (kind?: string) => ask({ ...(of !== null && { of }), ...(kind !== undefined && { kind }) })
  const shown = data?.list.find(({ templateId }) => templateId === asked.get('kind'))
  if (data && shown)
    return (
      <Page title={`${title}：${shown.name}`}>
        <Versions orgId={data.orgId} orgName={data.orgName || '全省'} template={shown} onAll={() => show()} />
      </Page>
    )
  return (
    <Page>
      <div className={admin.list}>
        {error && <Trouble error={error} onRetry={() => void refetch()} />}
        {data && (
          <OfficeChoice
            shown={{ orgId: data.orgId, name: data.orgName }}
            forProvince={data.forProvince}
            onChoose={orgId => ask({ of: orgId || PROVINCE })}
          />
        )}
        <WhileLoading fallback={<Loading />}>
          <DataTable
            rows={data?.list}
            rowKey="templateId"
            label="文书模板"
            columns={columnsWith(show)}
            loading={isFetching}
          />
        </WhileLoading>
      </div>
    </Page>
  )
}

const columnsWith = (show: (kind: string) => void): Column<Template>[] => [
  { title: '文书', dataIndex: 'name', width: 300 },
  { title: '正在使用', key: 'source', width: 320, render: (_, template) => sourceOf(template) },
  { title: '版本', dataIndex: 'versionNo', width: 90, render: no => (no === 0 ? '—' : `第${no}版`) },
  {
    title: '启用时间',
    dataIndex: 'usedAt',
    width: 180,
    render: at => <span className={admin.figures}>{at ?? '—'}</span>,
  },
  { title: '本机构版本数', dataIndex: 'versions', width: 120 },
  {
    title: '操作',
    key: 'rowActions',
    width: 90,
    fixed: 'right',
    render: (_, { templateId, name }) => (
      <button type="button" className={admin.rowAction} aria-label={`维护${name}`} onClick={() => show(templateId)}>
        维护
      </button>
    ),
  },
]
