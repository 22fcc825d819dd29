import { onDemand, useCommands, WhileLoading } from '@portal/shared-lib'
import { Loading, Page } from '@portal/shared-lib/page'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { useColumns } from './columns/use-columns'
import { Foot } from './foot'
import { ListDialogs, type Opened } from './list-dialogs'
import { ListRows } from './list-rows'
import styles from './lists.module.css'
import { idOf } from './row'
import type { RowAction } from './row-actions/row-action'
import { useRowActions } from './row-actions/use-row-actions'
import { useRows } from './rows/use-rows'
import { TitleActions } from './title-actions'
import { Toolbar } from './toolbar'
import { useFilled } from './use-filled'
import { useListQuery } from './use-list-query'
import { useSelection } from './use-selection'
import type { ListView } from './view'

const ConditionsPanel = onDemand(() => import('./conditions/conditions-panel'))
const AskedConditions = onDemand(() => import('./asked/asked-conditions'))

const NO_SORTS: readonly string[] = []

interface ListPageProps {
  readonly view: ListView
  /** What comes before the rows. */
  readonly above?: ReactNode
}

/** A list screen: the one page of them all, over the description of a list. */
export function ListPage({ view, above }: ListPageProps) {
  const [query, ask] = useListQuery()
  // The bar shows at once what is asked for; the rows may come a picture later.
  const asked = useDeferredValue(query)
  const [opened, open] = useState<Opened>()
  const [isPanelOpen, openPanel] = useState(false)
  const chosen = useColumns(view.viewId, view.sorts ?? NO_SORTS)
  const { rows, selected, select, scan } = useSelection(view, useRows(view, asked))
  const shownRows = rows.shown?.rows ?? []
  const rowActions = useRowActions({
    rowActions: view.rowActions,
    rows: shownRows,
    viewId: view.viewId,
    onSelect: select,
    onDone: rows.done,
  })
  const filled = useFilled()
  const begin = (rowAction: RowAction) =>
    rowActions.begin(
      rowAction,
      shownRows.filter(row => selected.has(idOf(row))),
    )
  const ofSelected = rowActions.offered.map(rowAction => ({ title: rowAction.name, run: () => begin(rowAction) }))
  useCommands('所选信访件', ofSelected, selected.size > 0)
  return (
    <Page
      title={view.title}
      action={<TitleActions view={view} query={query} rows={rows} onColumns={() => open('columns')} />}
    >
      {above}
      <div ref={filled} className={styles.list}>
        <Toolbar
          view={view}
          query={query}
          onAsk={ask}
          onScan={view.scans && rowActions.offered.length > 0 ? scan : undefined}
          isOpen={isPanelOpen}
          onToggle={() => openPanel(!isPanelOpen)}
          onSaved={() => open('saved')}
        />
        <WhileLoading fallback={<Loading />}>
          {isPanelOpen && (
            <ConditionsPanel viewId={view.viewId} groups={query.groups} onAsk={groups => ask({ groups })} />
          )}
          {!isPanelOpen && query.groups.length > 0 && (
            <AskedConditions viewId={view.viewId} groups={query.groups} onAsk={groups => ask({ groups })} />
          )}
          <ListRows
            view={view}
            query={asked}
            ask={ask}
            rows={rows}
            chosen={chosen}
            rowActions={rowActions}
            selected={selected}
            onSelect={select}
          />
        </WhileLoading>
        <Foot
          shown={rows.shown}
          selected={selected.size}
          offered={rowActions.offered}
          onAction={begin}
          onClear={() => select(new Set())}
        />
      </div>
      <ListDialogs view={view} query={query} ask={ask} opened={opened} open={open} onColumns={chosen.readAgain} />
      {rowActions.dialog}
    </Page>
  )
}
