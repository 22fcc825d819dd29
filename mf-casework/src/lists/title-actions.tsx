import { onDemand, useCommands, WhileLoading } from '@portal/shared-lib'
import { Button } from '@portal/shared-lib/page'
import { useState } from 'react'
import { DelegationButton } from '../approvals/delegation/delegation-button'
import { useMayExport } from '../export/use-may-export'
import { printPage } from '../print-dialog/print-page'
import { HandoverButton } from './handover/handover-button'
import { filterOf, type ListQuery } from './list-query'
import styles from './lists.module.css'
import { approvalsAsked } from './rows/read-page'
import type { useRows } from './rows/use-rows'
import type { ListView } from './view'

const SharesDialog = onDemand(() => import('./shares/shares-dialog'))
const ExportDialog = onDemand(() => import('../export/export-dialog'))

interface TitleActionsProps {
  readonly view: ListView
  readonly query: ListQuery
  readonly rows: ReturnType<typeof useRows>
  readonly onColumns: () => void
}

/** At the right of the title: what is new, and what is done to the list as a whole. */
export function TitleActions({ view, query, rows, onColumns }: TitleActionsProps) {
  const [exporting, setExporting] = useState(false)
  const [counting, setCounting] = useState(false)
  const mayExport = useMayExport(view.viewId)
  const news = rows.shown?.news ?? 0
  const print = () => void printPage({ what: 'list', of: view.viewId, count: rows.shown?.rows.length ?? 0 })
  useCommands('列表', [
    { title: '刷新列表', run: rows.refresh },
    ...(view.printable ? [{ title: '打印列表', run: print }] : []),
    ...(mayExport ? [{ title: '导出列表', run: () => setExporting(true) }] : []),
    ...(view.shares ? [{ title: '统计列表', run: () => setCounting(true) }] : []),
    { title: '列设置', run: onColumns },
  ])
  return (
    <>
      <span role="status">
        {news > 0 && !rows.refreshing && (
          <button type="button" className={styles.news} onClick={rows.refresh}>
            {`有 ${news} 条更新`}
          </button>
        )}
      </span>
      <Button onClick={rows.refresh} loading={rows.refreshing}>
        刷新
      </Button>
      {view.printable && <Button onClick={print}>打印</Button>}
      {mayExport && <Button onClick={() => setExporting(true)}>导出</Button>}
      {view.shares && <Button onClick={() => setCounting(true)}>统计</Button>}
      <Button onClick={onColumns}>列设置</Button>
      {view.source === 'approvals' && <DelegationButton />}
      {view.leaving && <HandoverButton onDone={rows.refresh} />}
      {counting && (
        <WhileLoading fallback={null}>
          <SharesDialog viewId={view.viewId} filter={filterOf(view, query)} onClose={() => setCounting(false)} />
        </WhileLoading>
      )}
      {exporting && (
        <WhileLoading fallback={null}>
          <ExportDialog list={exportedList(view, query)} onClose={() => setExporting(false)} />
        </WhileLoading>
      )}
    </>
  )
}

function exportedList(view: ListView, query: ListQuery) {
  const { viewId, source } = view
  const filter = filterOf(view, query)
  if (source === 'approvals') return { viewId, approvals: approvalsAsked({ filter }) }
  return { viewId, filter, ...(query.sort && { sort: query.sort }) }
}
