import { WhileLoading } from '@portal/shared-lib'
import { Loading, Page, Trouble } from '@portal/shared-lib/page'
import { PortalUi } from '@portal/shared-lib/ui'
import { DataTable } from '@portal/shared-lib/ui-data'
import { useMemo, useState } from 'react'
import admin from '../admin.module.css'
import { Pager } from '../pager'
import { usualAsked } from './asked'
import { type AuditRow, columnsWith } from './audit-columns'
import { AuditFilters } from './audit-filters'
import { AuditRowDialog } from './audit-row-dialog'
import { SealState } from './seal-state'
import { useAudit } from './use-audit'

/** /sys/audit: who has done what, and whether that record is whole. For the auditor (R93). */
export default function AuditPage() {
  return (
    <PortalUi>
      <Audit />
    </PortalUi>
  )
}

function Audit() {
  const [opened, open] = useState<AuditRow>()
  const { asked, ask, rows, error, isFetching, retry, page, forth, back } = useAudit()
  const columns = useMemo(() => columnsWith(open), [])
  return (
    <Page title="审计日志">
      <SealState />
      <div className={admin.list}>
        <AuditFilters key={JSON.stringify(asked)} asked={asked} onAsk={ask} />
        {error && <Trouble error={error} onRetry={retry} />}
        <WhileLoading fallback={<Loading />}>
          <DataTable rows={rows} rowKey="id" columns={columns} loading={isFetching} hint="可放宽日期或查询条件" />
        </WhileLoading>
        <Pager text={`第 ${page} 页，最近的在前`} back={back} forth={forth} />
      </div>
      {opened && (
        <AuditRowDialog
          row={opened}
          onSeek={more => {
            open(undefined)
            ask({ ...usualAsked(), from: asked.from, to: asked.to, ...more })
          }}
          onClose={() => open(undefined)}
        />
      )}
    </Page>
  )
}
