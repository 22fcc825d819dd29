import { type KeyboardEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react'
import { Empty } from '../page/empty'
import { type Mark, textOf } from './mark'
import { markAfter } from './move'
import { Patterns } from './patterns'
import styles from './plot.module.css'
import { MarksContext } from './plot-mark'
import { NumbersTable, type PlotTable } from './plot-table'
import { type Room, useRoom } from './use-room'

/** What every kind of plot is told. */
export interface PlotOptions {
  readonly title: string
  /** What the plot shows, in one sentence: 来信最多，占四成. */
  readonly finding: string
  /** What else stands in the title line, like a choice of what is shown. */
  readonly aside?: ReactNode
  /** Shortest height of the drawing, in the text's own size; it takes what room there is. */
  readonly height?: number
}

interface PlotProps extends PlotOptions {
  /** In the order in which arrow keys lead through them. */
  readonly marks: readonly Mark[]
  readonly table: PlotTable
  readonly children: (room: Room, id: string) => ReactNode
}

const HEIGHT = 15

/** The frame that all plots share: title, finding, the drawing or its numbers as a table. */
export function Plot({ title, finding, aside, height = HEIGHT, marks, table, children }: PlotProps) {
  const [asTable, setAsTable] = useState(false)
  const isEmpty = marks.every(({ value }) => value === null)
  return (
    <figure className={styles.plot} aria-label={title}>
      <figcaption className={styles.caption}>
        <span className={styles.title}>{title}</span>
        <span className={styles.tools}>
          {aside}
          {!isEmpty && (
            <button type="button" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
              {asTable ? '图形' : '表格'}
            </button>
          )}
        </span>
        {!isEmpty && <span className={styles.finding}>{finding}</span>}
      </figcaption>
      {isEmpty && <Empty />}
      {!isEmpty && asTable && <NumbersTable title={title} table={table} />}
      {!isEmpty && !asTable && (
        <Drawing label={`${title}：${finding}`} height={height} marks={marks}>
          {children}
        </Drawing>
      )}
    </figure>
  )
}

interface DrawingProps extends Pick<PlotProps, 'marks' | 'children'> {
  readonly label: string
  readonly height: number
}

interface Told {
  readonly mark: Mark
  /** Pixels inside the drawing, of the mark's upper edge. */
  readonly x: number
  readonly y: number
}

function Drawing({ label, height, marks, children }: DrawingProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const room = useRoom(box)
  const [reached, setReached] = useState<string>()
  const [told, setTold] = useState<Told>()
  const first = marks.some(({ key }) => key === reached) ? reached : marks[0]?.key
  const shared = useMemo(
    () => ({
      reached: first,
      onReach: (mark: Mark, element: Element) => {
        setReached(mark.key)
        const outer = box.current?.getBoundingClientRect()
        const inner = element.getBoundingClientRect()
        if (outer) setTold({ mark, x: inner.left + inner.width / 2 - outer.left, y: inner.top - outer.top })
      },
      onLeave: () => setTold(undefined),
    }),
    [first],
  )
  const move = (event: KeyboardEvent<SVGSVGElement>) => {
    const all = [...event.currentTarget.querySelectorAll<SVGElement>('[data-mark]')]
    const next = markAfter(
      all,
      all.find(mark => mark === document.activeElement),
      event.key,
    )
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return (
    <div ref={box} className={styles.drawing} style={{ minHeight: `${height}em` }}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing holds no fieldset */}
      <svg role="group" aria-label={label} viewBox={`0 0 ${room.width} ${room.height}`} onKeyDown={move}>
        <Patterns id={id} />
        <MarksContext value={shared}>{children(room, id)}</MarksContext>
      </svg>
      {told && marks.some(({ key }) => key === told.mark.key) && (
        <Tip {...told} width={box.current?.clientWidth ?? 0} />
      )}
    </div>
  )
}

/** Share of the width, on either side, where what is told stands beside its mark and not across it. */
const EDGE = 0.25

/** What is told of the mark that is pointed at; readers of the screen have it from the mark itself. */
function Tip({ mark, x, y, width }: Told & { width: number }) {
  const side = x < width * EDGE ? styles.fromLeft : x > width * (1 - EDGE) ? styles.fromRight : ''
  return (
    <div className={`${styles.tip} ${side}`} style={{ left: x, top: Math.max(0, y) }} aria-hidden="true">
      <strong>
        {mark.label} {textOf(mark)}
      </strong>
      {mark.notes?.map(note => (
        <span key={note}>{note}</span>
      ))}
    </div>
  )
}
