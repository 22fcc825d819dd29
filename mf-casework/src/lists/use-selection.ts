import { notify } from '@portal/shared-lib'
import { useCallback, useMemo, useState } from 'react'
import { idOf, type Row } from './row'
import { readPage } from './rows/read-page'
import { withScanned } from './rows/shown'
import { stillShown, type useRows } from './rows/use-rows'
import type { ListView } from './view'

const NOTHING = { ids: new Set() as ReadonlySet<string>, scanned: [] as readonly Row[] }

/** The rows that are selected, by hand or by their codes; those scanned stand first, as long as they are selected. */
export function useSelection(view: ListView, listed: ReturnType<typeof useRows>) {
  const [{ ids, scanned }, set] = useState(NOTHING)
  const shown = useMemo(() => listed.shown && withScanned(listed.shown, scanned), [listed.shown, scanned])
  const select = useCallback(
    (chosen: ReadonlySet<string>) =>
      set(before => ({ ids: chosen, scanned: before.scanned.filter(row => chosen.has(idOf(row))) })),
    [],
  )
  const scan = async (code: string) => {
    if (!view.scans) return
    const { page, error } = await readPage(view, { viewId: view.viewId, filter: view.scans.filterOf(code) }, undefined)
    if (error) notify.warning(error.message)
    else if (page.list.length === 0) notify.warning(view.scans.noneOf(code))
    else set(before => withFound(before, page.list))
  }
  return {
    rows: { ...listed, shown },
    selected: useMemo(() => stillShown(ids, shown), [ids, shown]),
    select,
    scan: (code: string) => void scan(code),
  }
}

/** The last that was scanned comes first. */
function withFound({ ids, scanned }: typeof NOTHING, found: readonly Row[]): typeof NOTHING {
  const known = new Set(found.map(idOf))
  return { ids: new Set([...ids, ...known]), scanned: [...found, ...scanned.filter(row => !known.has(idOf(row)))] }
}
