import { notify } from '@portal/shared-lib'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { ButtonRow } from '../actions/bar/sort-buttons'
import { FORMS } from '../actions/forms'

interface First {
  /** Where the case was opened; `action` in it names what is to be done, `macro` what it is filled in with. */
  readonly address: string
  /** Whether what waits opens by itself. */
  readonly opensPrimary: boolean
  /** What can be done; undefined until that is known. */
  readonly rows: readonly ButtonRow[] | undefined
  readonly open: (action: string, macroId: string) => void
}

/** Opens, once for each address, what it names or what waits; or says why that cannot be done. */
export function useFirst({ address, opensPrimary, rows, open }: First): void {
  const openedOf = useRef('')
  const asked = new URLSearchParams(address.split('?')[1])
  const named = asked.get('action') ?? ''
  const macroId = asked.get('macro') ?? ''
  const primary = opensPrimary ? rows?.find(row => row.primary === 1)?.action : undefined
  const first = named || primary
  const begin = useEffectEvent((action: string, all: readonly ButtonRow[]) => {
    openedOf.current = address
    const obstacle = named && obstacleOf(action, all)
    if (obstacle) notify.warning(obstacle)
    // What is done at the press of its button waits for that press.
    else if (!FORMS.get(action)?.isAtOnce) open(action, named ? macroId : '')
  })
  // Before the page is painted: the buttons would show for a moment, and give way under the press.
  useLayoutEffect(() => {
    if (rows && first && openedOf.current !== address) begin(first, rows)
  }, [rows, first, address])
}

function obstacleOf(action: string, rows: readonly ButtonRow[]): string {
  const row = rows.find(one => one.action === action && one.visible === 1)
  if (row) return row.enabled === 1 ? '' : row.reason
  const name = FORMS.get(action)?.name
  return name ? `当前不能${name}，请选择右侧可办理的操作` : '没有该操作，请选择右侧可办理的操作'
}
