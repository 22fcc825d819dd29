import { usePageKeys } from '@portal/shared-lib/router'
import type { GridHandle } from '@portal/shared-lib/ui-data'
import { useMemo, useRef, useState } from 'react'
import { openedBy } from '../../petition/case-paths'
import { idOf, type Row, textOf } from '../row'

const MOVES: Readonly<Record<string, 1 | -1>> = { j: 1, k: -1 }

/**
 * The row that is previewed beside its list: Space shows and hides it, the active row takes its place, Esc closes. J and K
 * move it also while the focus is in the preview. A row that has gone from the list gives way to the one that stands there now.
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
  usePageKeys(event => {
    if (!place || event.defaultPrevented) return
    const move = MOVES[event.key.toLowerCase()]
    if (event.key === 'Escape') close()
    else if (move) grid.current?.move(move)
  })
  const offered = useMemo(() => rows?.some(opensCase) ?? false, [rows])
  return {
    row: row && opensCase(row) ? row : undefined,
    close,
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
