import type { ReactNode } from 'react'
import { type FormattedNode, isSafeAddress, type TextMark, wordsOfLine } from '../contract/rules/formatted'
import { addressOf } from '../router'
import styles from './formatted.module.css'
import { StoredPicture } from './stored-picture'

/** The look of a formatted text, for the editor that writes one. */
export const FORMATTED = styles.text ?? ''

interface FormattedTextProps {
  readonly blocks: readonly FormattedNode[]
  /** Words that are looked for: where they stand is marked. */
  readonly marks?: readonly string[]
}

/** A formatted text, with headings that stand below those of its page (`h2`). */
export function FormattedText({ blocks, marks = [] }: FormattedTextProps) {
  const words = marks.filter(Boolean).toSorted((one, other) => other.length - one.length)
  const sought = words.length === 0 ? undefined : new RegExp(words.map(escaped).join('|'), 'gu')
  return <div className={styles.text}>{nodes(blocks, sought)}</div>
}

const escaped = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|/-]/gu, '\\$&')

const nodes = (content: readonly FormattedNode[] = [], sought?: RegExp): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: a text that is read changes as a whole
  content.map((node, at) => <Node key={at} node={node} sought={sought} />)

interface NodeProps {
  readonly node: FormattedNode
  readonly sought: RegExp | undefined
}

const HEADINGS = ['h3', 'h4', 'h5'] as const

function Node({ node, sought }: NodeProps) {
  const { type, attrs, content } = node
  switch (type) {
    case 'paragraph':
      return <p>{lineOf(content, sought)}</p>
    case 'heading': {
      const Heading = HEADINGS[Number(attrs?.level) - 1] ?? 'h5'
      return <Heading>{lineOf(content, sought)}</Heading>
    }
    case 'bulletList':
      return <ul>{nodes(content, sought)}</ul>
    case 'orderedList':
      return <ol>{nodes(content, sought)}</ol>
    case 'listItem':
      return <li>{nodes(content, sought)}</li>
    case 'quote':
      return <blockquote>{nodes(content, sought)}</blockquote>
    case 'table':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is moved by the keyboard, too
        <section className={styles.scroll} tabIndex={0} aria-label="表格">
          <table>
            <tbody>{nodes(content, sought)}</tbody>
          </table>
        </section>
      )
    case 'tableRow':
      return <tr>{nodes(content, sought)}</tr>
    case 'tableHeader':
      return <th {...spansOf(attrs)}>{nodes(content, sought)}</th>
    case 'tableCell':
      return <td {...spansOf(attrs)}>{nodes(content, sought)}</td>
    case 'picture':
      return <StoredPicture file={String(attrs?.file)} alt={String(attrs?.alt ?? '')} />
    default:
      return null
  }
}

const spansOf = (attrs: FormattedNode['attrs']) => ({
  colSpan: Number(attrs?.colspan ?? 1),
  rowSpan: Number(attrs?.rowspan ?? 1),
})

/** A piece of a run: it lies within a hit as a whole or not at all. */
interface Piece {
  readonly from: number
  readonly text: string
  /** `more`: the hit has begun in an earlier piece. */
  readonly hit: '' | 'first' | 'more'
  readonly marks: readonly TextMark[]
}

function lineOf(content: readonly FormattedNode[] = [], sought?: RegExp): ReactNode {
  return piecesOf(content, sought).map(({ from, text, hit, marks }) => {
    if (text === '\n') return <br key={from} />
    const shown = hit === '' ? text : <mark data-more={hit === 'more' ? '' : undefined}>{text}</mark>
    return <Run key={from} text={shown} marks={marks} />
  })
}

function piecesOf(content: readonly FormattedNode[], sought: RegExp | undefined): Piece[] {
  const hits = sought
    ? [...wordsOfLine(content).matchAll(sought)].map(hit => [hit.index, hit.index + hit[0].length])
    : []
  let at = 0
  return content.flatMap(({ text = '\n', marks = [] }): Piece[] => {
    const [begin, end] = [at, at + text.length]
    at = end
    const cuts = hits.flat().filter(cut => cut > begin && cut < end)
    const edges = [begin, ...cuts, end]
    return edges.slice(1).map((to, index) => {
      const from = edges[index] ?? begin
      const hit = hits.find(([first = 0, last = 0]) => first <= from && to <= last)
      const place = hit?.[0] === from ? 'first' : 'more'
      return { from, text: text.slice(from - begin, to - begin), hit: hit ? place : '', marks }
    })
  })
}

function Run({ text, marks }: { readonly text: ReactNode; readonly marks: readonly TextMark[] }): ReactNode {
  const [mark, ...others] = marks
  if (!mark) return text
  const inner = <Run text={text} marks={others} />
  switch (mark.type) {
    case 'bold':
      return <strong>{inner}</strong>
    case 'italic':
      return <em>{inner}</em>
    case 'underline':
      return <u>{inner}</u>
    case 'strike':
      return <s>{inner}</s>
    case 'link':
      return <SafeLink address={mark.attrs?.href}>{inner}</SafeLink>
    default:
      return inner
  }
}

/** A link is checked again where it is shown. */
function SafeLink({ address, children }: { readonly address: unknown; readonly children: ReactNode }) {
  if (!isSafeAddress(address)) return children
  const target = address.startsWith('/') ? addressOf(address) : address
  return (
    <a href={target} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
