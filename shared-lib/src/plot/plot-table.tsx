import { Link } from '../router'
import { type Mark, textOf } from './mark'
import styles from './plot.module.css'

/** The numbers of a plot: heads, and rows of a name and what stands beside it. */
export interface PlotTable {
  readonly heads: readonly string[]
  readonly rows: readonly PlotTableRow[]
}

interface PlotTableRow {
  readonly key: string
  readonly name: string
  readonly cells: readonly Cell[]
  /** What its name opens. */
  readonly onOpen?: (() => void) | undefined
}

type Cell = string | Mark

/** The table of marks that stand for themselves. */
export const tableOf = (name: string, value: string, marks: readonly Mark[]): PlotTable => {
  const hasNotes = marks.some(({ notes }) => notes?.length)
  return {
    heads: [name, value, ...(hasNotes ? ['说明'] : [])],
    rows: marks.map(mark => ({
      key: mark.key,
      name: mark.label,
      onOpen: mark.to ? mark.onOpen : undefined,
      cells: [mark, ...(hasNotes ? [mark.notes?.join('；') ?? ''] : [])],
    })),
  }
}

/** What a plot draws, as numbers; each leads where its mark does. */
export function NumbersTable({ title, table: { heads, rows } }: { title: string; table: PlotTable }) {
  return (
    // A region that scrolls is reached by Tab.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by the keyboard
    <section className={styles.numbers} aria-label={`${title}数据`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {heads.map(head => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells, onOpen }) => (
            <tr key={key}>
              <th scope="row">{onOpen ? <Opening name={name} onOpen={onOpen} /> : name}</th>
              {cells.map((cell, at) => (
                <td key={heads[at + 1]}>{typeof cell === 'string' ? cell : <FigureAndBase mark={cell} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function FigureAndBase({ mark }: { mark: Mark }) {
  const { base } = mark
  return (
    <>
      <Figure mark={mark} />
      {base && (
        <Link to={base.to} className={styles.base ?? ''} title="这一比率的基数">
          {base.text}
        </Link>
      )}
    </>
  )
}

function Figure({ mark }: { mark: Mark }) {
  const { to, onOpen } = mark
  if (to) return <Link to={to}>{textOf(mark)}</Link>
  return onOpen ? <Opening name={textOf(mark)} onOpen={onOpen} /> : textOf(mark)
}

function Opening({ name, onOpen }: { name: string; onOpen: () => void }) {
  return (
    <button type="button" onClick={onOpen}>
      {name}
    </button>
  )
}
