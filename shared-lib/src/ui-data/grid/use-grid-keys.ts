import { type KeyboardEvent, useCallback, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { isInField, isTyping } from '../../router'
import { useCommands } from '../../sdk/commands'
import type { GridProps } from './grid-props'
import type { GridAction } from './grid-row'
import type { Place } from './use-saved-place'

interface GridKeysOptions<Row> extends GridProps<Row> {
  readonly place: Place
  /** Brings the row into sight. */
  readonly show: (at: number) => void
  readonly focus: () => void
}

/** Where the active row is while there is none. */
const BEFORE_FIRST = -1
/** Rows of a page key. */
const PAGE = 10

const MOVES: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: at => at + 1,
  ArrowUp: at => at - 1,
  j: at => at + 1,
  k: at => at - 1,
  PageDown: at => at + PAGE,
  PageUp: at => at - PAGE,
  Home: () => 0,
  End: (_, last) => last,
}

const KEYS = [
  { title: '下一行、上一行', keys: 'J / K' },
  { title: '打开', keys: 'Enter' },
]
const PREVIEWING = [{ title: '预览', keys: '空格' }]
const SELECTING = [
  { title: '选择', keys: 'X' },
  { title: '全选', keys: 'Ctrl+A' },
]

/** Which row is active, and what keys and pointer do to rows. What they reach is that of the last drawing. */
export function useGridKeys<Row>(options: GridKeysOptions<Row>) {
  const { place, rows } = options
  useCommands('列表', [...KEYS, ...(options.onPreview ? PREVIEWING : []), ...(options.onSelect ? SELECTING : [])])
  const [active, setActive] = useState(place.active)
  const now = useRef({ ...options, active })
  useLayoutEffect(() => {
    now.current = { ...options, active }
  })

  const activate = useCallback((at: number) => {
    const { place, rows, onActive } = now.current
    place.active = at
    setActive(at)
    const row = rows[at]
    if (row !== undefined) onActive?.(row)
  }, [])

  const onAction = useCallback(
    (rowAction: GridAction, index: number) => {
      const { rows, onOpen, active: from = index } = now.current
      const row = rows[index]
      if (row === undefined) return
      if (rowAction === 'open') onOpen(row)
      if (rowAction === 'select') toggle(now.current, index)
      if (rowAction === 'selectUpTo') selectAll(now.current, Math.min(from, index), Math.max(from, index))
      activate(index)
    },
    [activate],
  )

  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    const isOwn = event.target === event.currentTarget
    if (isInField(event) || rows.length === 0) return
    if (move && !isTyping(event)) step(move)
    else if (event.key === 'Enter' && isOwn) onAction('open', active ?? -1)
    else if (event.key === ' ' && isOwn && options.onPreview && !event.ctrlKey) preview()
    else if ((event.key === ' ' && isOwn) || (event.key.toLowerCase() === 'x' && !isTyping(event)))
      toggle(now.current, active ?? -1)
    else if (event.key === 'a' && event.ctrlKey) selectAll(now.current, 0, rows.length - 1)
    else return
    event.preventDefault()
  }
  const step = (move: (at: number, last: number) => number) => {
    const last = rows.length - 1
    const at = Math.min(last, Math.max(0, move(active ?? BEFORE_FIRST, last)))
    activate(at)
    options.show(at)
  }

  /** Of the first row where none is active yet. */
  const preview = () => {
    const row = rows[active ?? 0]
    if (active === undefined) step(() => 0)
    if (row !== undefined) options.onPreview?.(row)
  }
  useImperativeHandle(options.handle, () => ({
    move: by => rows.length > 0 && step(at => at + by),
    focus: options.focus,
  }))

  return { active: active !== undefined && active < rows.length ? active : undefined, onKeyDown, onAction }
}

type Selecting<Row> = Pick<GridKeysOptions<Row>, 'rows' | 'keyOf' | 'selected' | 'onSelect'>

function toggle<Row>({ rows, keyOf, selected, onSelect }: Selecting<Row>, at: number): void {
  const row = rows[at]
  if (row === undefined) return
  const next = new Set(selected)
  if (!next.delete(keyOf(row))) next.add(keyOf(row))
  onSelect?.(next)
}

function selectAll<Row>({ rows, keyOf, selected, onSelect }: Selecting<Row>, first: number, last: number): void {
  onSelect?.(new Set([...selected, ...rows.slice(first, last + 1).map(keyOf)]))
}
