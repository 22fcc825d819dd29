import { type Range, useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { looks, onLooks } from '../../theme/looks'
import { CARD_PLACES, type CardHeights, cardColumns, cardHeights } from './cards'
import { type GridColumn, placesOf, placesOnPaper } from './column'
import styles from './grid.module.css'
import { GridHead } from './grid-head'
import type { GridProps } from './grid-props'
import { GridRow } from './grid-row'
import { BOXES_WIDTH, heightsOf } from './measures'
import { ROLES } from './roles'
import { useGridKeys } from './use-grid-keys'
import { useRoom } from './use-room'
import { useSavedPlace } from './use-saved-place'

/** Rows before the last at which more are asked for, so that scrolling seldom waits. */
const AHEAD = 20

/** Tells once per number of rows that the end comes into sight. */
function useEnd(last: number | undefined, count: number, onEnd: (() => void) | undefined): void {
  const near = last !== undefined && last >= count - AHEAD
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again when more rows are here
  useEffect(() => {
    if (near) onEnd?.()
  }, [near, count])
}

const NO_HEADINGS: ReadonlyMap<number, string> = new Map()

/** Where rows of a height stand, in pixels: a heading, as high as the head, belongs to the row below it. */
function layOutOf(height: number, heading: number, headings = NO_HEADINGS) {
  const places = [...headings.keys()]
  return {
    sizeOf: (index: number): number => (headings.has(index) ? heading + height : height),
    startOf: (index: number): number => index * height + places.filter(place => place < index).length * heading,
    /** Another one for other headings, so that what was measured is measured anew. */
    keyOf: (index: number): number => index,
  }
}

/** Rows beside those in sight, so that none is missing while it is scrolled. */
const OVERSCAN = 4
const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/**
 * A list of any length of which only the rows in sight are in the page. The grid has the focus, its active row is moved
 * by arrow keys or J and K, opened by Enter, previewed by Space, selected by X.
 */
export default function Grid<Row>(props: GridProps<Row>) {
  const { rows, keyOf, selected, waiting, empty } = props
  const scroller = useRef<HTMLTableElement>(null)
  const id = useId()
  const printing = usePrinting()
  const onSelect = printing ? undefined : props.onSelect
  const boxes = onSelect ? BOXES_WIDTH : 0
  const { columns, first, places, heights } = useShape(props.columns, boxes, printing)
  const { head, row: height } = heights
  const place = useSavedPlace(props.placeKey, scroller)
  const layout = useMemo(() => layOutOf(height, head, props.headings), [height, head, props.headings])
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: layout.sizeOf,
    getItemKey: layout.keyOf,
    overscan: OVERSCAN,
    rangeExtractor: useSlots(),
    initialOffset: place.scrolled,
    // The head lies over the first row of what is in sight.
    scrollPaddingEnd: head,
  })
  const inSight = virtual.getVirtualItems()
  const keys = useGridKeys({
    ...props,
    place,
    show: at => virtual.scrollToIndex(at),
    focus: () => scroller.current?.focus(),
  })
  useEnd(inSight.at(-1)?.index, rows.length, props.onEnd)
  const shown = printing ? rows.map((_, index) => ({ index, start: layout.startOf(index) })) : inSight
  const activeRow = keys.active === undefined ? undefined : rows[keys.active]
  return (
    <table
      ref={scroller}
      {...spokenOf(props, activeRow && `${id}-${keyOf(activeRow)}`)}
      className={first ? styles.cards : styles.grid}
      onKeyDown={keys.onKeyDown}
      style={
        {
          '--grid-columns': places.template,
          '--grid-least': `${places.least}px`,
          '--grid-head': `${head}px`,
          '--grid-row': `${height}px`,
          ...('fact' in heights && cardStyle(heights)),
        } as object
      }
    >
      <GridHead {...props} onSelect={onSelect} columns={columns} places={places} />
      <tbody {...ROLES.group} className={styles.body} style={{ height: layout.startOf(rows.length) }}>
        {shown.flatMap(({ index, start }) => {
          const row = rows[index]
          if (row === undefined) return []
          const key = keyOf(row)
          return [
            <GridHeading key={`heading-${index}`} text={props.headings?.get(index)} start={start} />,
            <GridRow<Row>
              // Rows take turns in the elements that there are: scrolling writes into them and makes none.
              key={index % shown.length}
              id={`${id}-${key}`}
              row={row}
              index={index}
              columns={columns}
              places={places}
              first={first}
              start={start + layout.sizeOf(index) - height}
              rowKey={key}
              name={props.nameOf(row)}
              active={index === keys.active}
              selected={selected.has(key)}
              selectable={Boolean(onSelect)}
              onAction={keys.onAction}
            />,
          ]
        })}
      </tbody>
      {waiting && <Skeletons count={rows.length ? 2 : SKELETONS.length} />}
      {!waiting && rows.length === 0 && <caption className={styles.empty}>{empty}</caption>}
    </table>
  )
}

const hasTexts = (columns: readonly GridColumn<never>[]) => columns.some(({ twoLines }) => twoLines)

/** What the columns come to: rows are cards where there is no room for these, and rows have a text that says what they are about. */
function useShape<Row>(columns: readonly GridColumn<Row>[], boxes: number, printing: boolean) {
  const wished = useSyncExternalStore(onLooks, looks, looks)
  const room = useRoom()
  return useMemo(() => {
    const heights = heightsOf(wished, hasTexts(columns))
    if (printing) return { ...placesOnPaper(columns), heights }
    if (room === undefined || !hasTexts(columns)) return { columns, places: placesOf(columns, boxes), heights }
    const card = cardColumns(columns, room)
    return { columns: card.all, first: card.first, places: CARD_PLACES, heights: cardHeights(wished, card, room) }
  }, [columns, boxes, printing, wished, room])
}

const cardStyle = ({ first, text, fact }: CardHeights) => ({
  '--card-first': `${first}px`,
  '--card-text': `${text}px`,
  '--card-fact': `${fact}px`,
})

/** Bars where rows will be, as high as those. */
function Skeletons({ count }: { count: number }) {
  return (
    <tfoot className={styles.skeletons} aria-hidden="true">
      {SKELETONS.slice(0, count).map(key => (
        <tr key={key}>
          <td />
        </tr>
      ))}
    </tfoot>
  )
}

interface GridHeadingProps {
  readonly text: string | undefined
  /** Pixels below the head. */
  readonly start: number
}

/** What the rows below it have in common. */
function GridHeading({ text, start }: GridHeadingProps) {
  if (!text) return null
  return (
    <tr {...ROLES.row} className={styles.heading} style={{ transform: `translateY(${start}px)` }}>
      <td {...ROLES.cell}>{text}</td>
    </tr>
  )
}

/** What a grid tells those who hear the page; `activeId` is the element of the active row. */
const spokenOf = <Row,>(props: GridProps<Row>, activeId: string | undefined) => ({
  role: 'grid',
  tabIndex: 0,
  'aria-label': props.label,
  'aria-rowcount': props.total < 0 ? -1 : props.total + 1,
  'aria-colcount': props.columns.length,
  'aria-multiselectable': props.onSelect ? true : undefined,
  'aria-busy': props.waiting,
  'aria-activedescendant': activeId,
})

/** Whether the page is being printed: then all rows are in it. Browsers count pages once they have said that they begin. */
function usePrinting(): boolean {
  const [printing, print] = useState(false)
  useEffect(() => {
    const media = window.matchMedia('print')
    const draw = (isPrinting: boolean) => flushSync(() => print(isPrinting))
    const [begin, end, look] = [() => draw(true), () => draw(false), () => draw(media.matches)]
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    media.addEventListener('change', look)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
      media.removeEventListener('change', look)
    }
  }, [])
  return printing
}

/**
 * Which rows are in the page: those in sight and some on both sides, always as many as ever were. So each element that
 * was made for a row goes on to the next one, and none is taken out and made again while it is scrolled.
 */
function useSlots(): (range: Range) => number[] {
  const most = useRef(0)
  return useCallback(({ startIndex, endIndex, overscan, count }) => {
    most.current = Math.max(most.current, endIndex - startIndex + 1 + 2 * overscan)
    const shown = Math.min(most.current, count)
    const first = Math.min(Math.max(startIndex - overscan, 0), count - shown)
    return Array.from({ length: shown }, (_, at) => first + at)
  }, [])
}
