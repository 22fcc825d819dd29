import { onDemand, useHint, WhileLoading } from '@portal/shared-lib'
import { Empty, Trouble, usePageTitle } from '@portal/shared-lib/page'
import { Grid } from '@portal/shared-lib/ui-data'
import { useCallback, useMemo } from 'react'
import type { useColumns } from './columns/use-columns'
import type { ListQuery } from './list-query'
import styles from './lists.module.css'
import { openRow } from './open-row'
import { idOf, nameOf, type Row, textOf } from './row'
import type { useRowActions } from './row-actions/use-row-actions'
import { rowActionsColumn } from './row-actions-cell'
import { useGrouped } from './rows/use-grouped'
import { usePreview } from './rows/use-preview'
import type { useRows } from './rows/use-rows'
import type { ListView } from './view'

const CasePreview = onDemand(() => import('../petition/preview/case-preview'))

interface ListRowsProps {
  readonly view: ListView
  readonly query: ListQuery
  readonly ask: (next: Partial<ListQuery>) => void
  readonly rows: ReturnType<typeof useRows>
  readonly chosen: ReturnType<typeof useColumns>
  readonly rowActions: ReturnType<typeof useRowActions>
  readonly selected: ReadonlySet<string>
  readonly onSelect: (ids: ReadonlySet<string>) => void
}

/** The rows of a list, or why there are none. */
export function ListRows({ view, query, ask, rows, chosen, rowActions, selected, onSelect }: ListRowsProps) {
  const { offered, begin } = rowActions
  const { columns } = chosen
  const listed = rows.shown?.rows
  const open = useCallback((row: Row) => openRow(row, listed ?? []), [listed])
  const preview = usePreview(listed)
  const all = useMemo(
    () => (view.open ? [...columns, rowActionsColumn({ view, offered, onAction: begin, onOpen: open })] : columns),
    [columns, view, offered, begin, open],
  )
  const sort = useSort(query.sort, ask)
  const grouped = useGrouped(rows, view.groups === true && query.grouped)
  const usual = usePageTitle()
  const hint = useHint(view.hint, view.elsewhere)
  const error = rows.error ?? chosen.error
  const onRetry = () => {
    rows.retry()
    chosen.readAgain()
  }
  if (error) return <Trouble error={error} onRetry={onRetry} />
  return (
    <div className={styles.rows}>
      <Grid<Row>
        label={view.title ?? usual}
        placeKey={rows.key}
        columns={all}
        {...grouped}
        keyOf={idOf}
        nameOf={nameOf}
        total={rows.shown && !rows.shown.capped ? rows.shown.total : -1}
        selected={selected}
        onSelect={offered.length > 0 ? onSelect : undefined}
        onOpen={open}
        {...preview.ofGrid}
        onEnd={rows.more}
        onWidth={chosen.setWidth}
        {...sort}
        waiting={rows.waiting || rows.readingMore}
        empty={<Empty hint={hint} />}
      />
      <WhileLoading fallback={null}>
        {preview.row && (
          <CasePreview
            address={textOf(preview.row, 'url')}
            onOpen={(...opened) => preview.row && openRow(preview.row, listed ?? [], ...opened)}
            onMove={preview.move}
            onClose={preview.close}
          />
        )}
      </WhileLoading>
    </div>
  )
}

/** By which heading a list is sorted, and what a click on one asks for: upwards, downwards, as it is by itself. */
function useSort(sort: ListQuery['sort'], ask: (next: Partial<ListQuery>) => void) {
  const sorted = sort && { key: sort.field, descending: sort.descending ?? false }
  const onSort = (field: string) => {
    if (sorted?.key !== field) ask({ sort: { field, descending: false } })
    else ask({ sort: sorted.descending ? undefined : { field, descending: true } })
  }
  return { sorted, onSort }
}
