import { onDemand, WhileLoading } from '@portal/shared-lib'
import { type Asked, filterOf, groupsOf, NOTHING_ASKED } from './asked'
import type { ListView } from './view'

const SavedDialog = onDemand(() => import('./saved/saved-dialog'))
const ColumnsDialog = onDemand(() => import('./columns/columns-dialog'))

export type Opened = 'saved' | 'columns' | undefined

interface ListDialogsProps {
  readonly view: ListView
  readonly asked: Asked
  readonly ask: (next: Partial<Asked>) => void
  readonly opened: Opened
  readonly open: (opened: Opened) => void
  /** The columns have been chosen anew. */
  readonly onColumns: () => void
}

/** What opens over a list: its columns, its saved filters. */
export function ListDialogs({ view, asked, ask, opened, open, onColumns }: ListDialogsProps) {
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
          filter={filterOf(view, asked)}
          sort={asked.sort}
          onClose={close}
          onApply={(filter, sort) => {
            close()
            ask({ ...NOTHING_ASKED, groups: groupsOf(filter), sort })
          }}
        />
      )}
    </WhileLoading>
  )
}
