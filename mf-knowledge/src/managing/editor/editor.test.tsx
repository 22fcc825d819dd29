import { type FormattedNode, formattedProblem, paragraphsOf } from '@portal/shared-lib/contract/rules/formatted'
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { MarkType, Node } from 'prosemirror-model'
import Editor from './editor'
import { blocksIn, documentOf, schema } from './schema'

const IDLE = { id: 'text', describedBy: undefined, isWrong: false, isRequired: true, onBlur: () => {} }
const entry = { placeholder: '' }

const paste = (text: string) =>
  fireEvent.paste(screen.getByRole('textbox'), {
    clipboardData: { files: [], types: ['text/plain'], getData: (type: string) => (type === 'text/plain' ? text : '') },
  })

describe('the editor', () => {
  it('keeps what is written while its form gives back copies of earlier texts', () => {
    const told: FormattedNode[][] = []
    const at = (value: readonly FormattedNode[]) => (
      <Editor
        {...IDLE}
        entry={entry}
        value={value}
        onChange={next => told.push(structuredClone(next) as FormattedNode[])}
      />
    )
    const { rerender } = render(at(paragraphsOf('')))
    act(() => void paste('甲'))
    act(() => void paste('乙'))
    rerender(at(told[0] ?? []))
    act(() => void paste('丙'))
    for (const late of told.slice(1)) rerender(at(late))
    expect(screen.getByRole('textbox')).toHaveTextContent('甲乙丙')
  })

  it('takes a text that is put into its form', () => {
    const { rerender } = render(<Editor {...IDLE} entry={entry} value={paragraphsOf('甲')} onChange={() => {}} />)
    rerender(<Editor {...IDLE} entry={entry} value={paragraphsOf('乙')} onChange={() => {}} />)
    expect(screen.getByRole('textbox')).toHaveTextContent(/^乙$/)
  })
})

/** A text with every node and every mark of the editor. */
function everything(): FormattedNode[] {
  const { nodes, marks } = schema
  const attrs = (mark: MarkType) => (mark === marks.link ? { href: '/knowledge' } : undefined)
  const words = schema.text(
    '甲',
    Object.values(marks).map(mark => mark.create(attrs(mark))),
  )
  const line = nodes.paragraph.create(null, [words, nodes.break.create(), words])
  const item = nodes.listItem.create(null, line)
  const row = nodes.tableRow.create(null, [
    nodes.tableHeader.create(null, line),
    nodes.tableCell.create({ colspan: 2 }, line),
  ])
  const picture = nodes.picture.create({ file: '0123abcd-0000-4000-8000-000000000000', alt: '乙' })
  const blocks = [
    nodes.heading.create({ level: 2 }, words),
    nodes.bulletList.create(null, item),
    nodes.orderedList.create(null, item),
  ]
  return blocksIn({
    content: [...blocks, nodes.quote.create(null, line), nodes.table.create(null, row), picture, line].map(node =>
      node.toJSON(),
    ),
  })
}

it('writes nothing that the rule of formatted texts does not know, and reads it back', () => {
  const blocks = everything()
  const written = documentOf(blocks)
  const names = new Set<string>()
  written.descendants((node: Node) => {
    for (const { type } of [node, ...node.marks]) names.add(type.name)
  })
  expect(names).toEqual(
    new Set([...Object.keys(schema.nodes), ...Object.keys(schema.marks)].filter(name => name !== 'doc')),
  )
  expect(formattedProblem(blocks)).toBe('')
  expect(blocksIn(written.toJSON())).toEqual(blocks)
})
