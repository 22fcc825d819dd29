import { onDemand, WhileLoading } from '@portal/shared-lib'
import { EMPTY_QUERY, filterOf, groupsOf, type ListQuery } from './list-query'
import type { ListView } from './view'

const SavedDialog = onDemand(() => import('./saved/saved-dialog'))
const ColumnsDialog = onDemand(() => import('./columns/columns-dialog'))

export type Opened = 'saved' | 'columns' | undefined

interface ListDialogsProps {
  readonly view: ListView
  readonly query: ListQuery
  readonly ask: (next: Partial<ListQuery>) => void
  readonly opened: Opened
  readonly open: (opened: Opened) => void
  /** The columns have been chosen anew. */
  readonly onColumns: () => void
}

/** What opens over a list: its columns, its saved filters. */
export function ListDialogs({ view, query, ask, opened, open, onColumns }: ListDialogsProps) {
  const { viewId } = view
  const close = () => open(undefined)
  return (
    <WhileLoading fallback={null}>
      {opened === 'columns' && (
        <ColumnsDialog
          viewId={viewId}
          onClose={close}
          onSaved={() => {
            close()
            onColumns()
          }}
        />
      )}
      {opened === 'saved' && (
        <SavedDialog
          viewId={viewId}
          filter={filterOf(view, query)}
          sort={query.sort}
          onClose={close}
          onApply={(filter, sort) => {
            close()
            ask({ ...EMPTY_QUERY, groups: groupsOf(filter), sort })
          }}
        />
      )}
    </WhileLoading>
  )
}
