import { formatNumber, WhileLoading } from '@portal/shared-lib'
import { Loading, Page, Pager, Tabs, Trouble, useCursors } from '@portal/shared-lib/page'
import { useSearchParams } from '@portal/shared-lib/router'
import { DataTable } from '@portal/shared-lib/ui-data'
import { useMemo, useState } from 'react'
import admin from '../admin.module.css'
import { useAdminAuditRowsQuery, useAdminAuditSealsQuery } from '../api'
import { Reviews } from '../rights-reviews/reviews'
import styles from './audit.module.css'
import { type AuditRow, columnsWith } from './audit-columns'
import { AuditFilters } from './audit-filters'
import { AuditRowDialog } from './audit-row-dialog'
import { type Query, queryOf, usualQuery } from './query'

const TABS = [
  { key: 'rows', title: '审计记录' },
  { key: 'reviews', title: '权限复核' },
] as const

/**
 * /sys/audit: who has done what, and whether that record is whole. For the auditor (R93). The tab stands in the
 * address: `?tab=reviews`.
 */
export default function AuditPage() {
  const [search, ask] = useSearchParams()
  const shown = TABS.find(({ key }) => key === search.get('tab'))?.key ?? 'rows'
  return (
    <Page>
      <Tabs label="审计" tabs={TABS} shown={shown} onShow={tab => ask({ tab })}>
        {shown === 'rows' ? <Audit /> : <Reviews />}
      </Tabs>
    </Page>
  )
}

function Audit() {
  const [opened, open] = useState<AuditRow>()
  const { query, ask, rows, error, isFetching, retry, page, forth, back } = useAudit()
  const columns = useMemo(() => columnsWith(open), [])
  return (
    <>
      <SealState />
      <div className={admin.list}>
        <AuditFilters key={JSON.stringify(query)} query={query} onAsk={ask} />
        {error && <Trouble error={error} onRetry={retry} />}
        <WhileLoading fallback={<Loading />}>
          <DataTable rows={rows} rowKey="id" columns={columns} loading={isFetching} hint="可放宽日期或查询条件" />
        </WhileLoading>
        <Pager place={`第 ${page} 页，最近的在前`} back={back} forth={forth} />
      </div>
      {opened && (
        <AuditRowDialog
          row={opened}
          onSeek={more => {
            open(undefined)
            ask({ ...usualQuery(), from: query.from, to: query.to, ...more })
          }}
          onClose={() => open(undefined)}
        />
      )}
    </>
  )
}

/** How far the audit is sealed, and the last seal, to be written down elsewhere. */
function SealState() {
  const { data } = useAdminAuditSealsQuery({}, { refetchOnMountOrArgChange: true })
  if (!data) return <p className={styles.seals}>&nbsp;</p>
  const { sealed, waiting, lastHash } = data
  return (
    <p className={styles.seals}>
      已封存 {formatNumber(sealed)} 条，待封存 {formatNumber(waiting)} 条
      {lastHash !== '' && (
        <>
          。第 {formatNumber(sealed)} 号封存值 <code>{lastHash}</code>，抄录另存后可核对日志是否被整体替换
        </>
      )}
    </p>
  )
}

/** What is looked for, the page of it that is shown, and the ways on and back. */
function useAudit() {
  const [search] = useSearchParams()
  const [query, setQuery] = useState(() => queryOf(search))
  const { cursor = '', page, next: go, back, begin } = useCursors()
  const { data, error, isFetching, refetch } = useAdminAuditRowsQuery(
    { ...query, cursor },
    { refetchOnMountOrArgChange: true },
  )
  const next = data?.next
  return {
    query,
    error,
    isFetching,
    retry: () => void refetch(),
    rows: data?.list,
    page,
    ask: (to: Query) => {
      begin()
      setQuery(to)
      // The same once more: what has been added since.
      if (cursor === '' && to === query) void refetch()
    },
    forth: next ? () => go(next) : undefined,
    back,
  }
}
