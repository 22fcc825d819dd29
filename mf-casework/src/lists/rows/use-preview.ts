import type { GridHandle } from '@portal/shared-lib/ui-data'
import { useMemo, useRef, useState } from 'react'
import { openedBy } from '../../petition/case-paths'
import { idOf, type Row, textOf } from '../row'

/**
 * The row that is previewed beside its list: Space shows and hides it, the active row takes its place. A row that has gone from the list gives way to the one that stands there now.
 */
export function usePreview(rows: readonly Row[] | undefined) {
  const grid = useRef<GridHandle>(null)
  const [place, setPlace] = useState<{ readonly id: string; readonly at: number }>()
  const show = (shown: Row) => setPlace({ id: idOf(shown), at: rows?.indexOf(shown) ?? -1 })
  const row = place && (rows?.find(one => idOf(one) === place.id) ?? rows?.[place.at] ?? rows?.at(-1))
  const close = () => {
    setPlace(undefined)
    grid.current?.focus()
  }
  const offered = useMemo(() => rows?.some(opensCase) ?? false, [rows])
  return {
    row: row && opensCase(row) ? row : undefined,
    close,
    move: (by: 1 | -1) => grid.current?.move(by),
    ofGrid: {
      handle: grid,
      onPreview: offered ? (next: Row) => (place?.id === idOf(next) ? close() : show(next)) : undefined,
      onActive: place ? show : undefined,
    },
  }
}

function opensCase(row: Row): boolean {
  const [pathname = '', search = ''] = textOf(row, 'url').split('?')
  return openedBy(pathname, search) !== ''
}
