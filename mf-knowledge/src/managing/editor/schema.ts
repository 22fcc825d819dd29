import { type FormattedNode, HEADING_LEVELS, isSafeAddress } from '@portal/shared-lib/contract/rules/formatted'
import { Schema } from 'prosemirror-model'

const IN_CELL = '(paragraph | bulletList | orderedList)+'
const SPANS = { colspan: { default: 1 }, rowspan: { default: 1 }, colwidth: { default: null } }

const spansOf = (cell: HTMLElement) => ({
  colspan: Number(cell.getAttribute('colspan') ?? 1),
  rowspan: Number(cell.getAttribute('rowspan') ?? 1),
  colwidth: null,
})

const isStyle = (value: string, word: string) => (value.includes(word) ? null : false)

/** What the editor can hold: the nodes and marks of `rules/formatted`, under the same names. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { group: 'block', content: 'inline*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    heading: {
      group: 'block',
      content: 'inline*',
      defining: true,
      attrs: { level: { default: 1 } },
      parseDOM: [1, 2, 3, 4, 5, 6].map(level => ({
        tag: `h${level}`,
        attrs: { level: Math.min(level, HEADING_LEVELS.length) },
      })),
      toDOM: ({ attrs }) => [`h${attrs.level + 2}`, 0],
    },
    bulletList: { group: 'block', content: 'listItem+', parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', 0] },
    orderedList: { group: 'block', content: 'listItem+', parseDOM: [{ tag: 'ol' }], toDOM: () => ['ol', 0] },
    listItem: {
      content: 'paragraph (paragraph | bulletList | orderedList)*',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: () => ['li', 0],
    },
    quote: {
      group: 'block',
      content: IN_CELL,
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', 0],
    },
    table: {
      group: 'block',
      content: 'tableRow+',
      tableRole: 'table',
      isolating: true,
      parseDOM: [{ tag: 'table' }],
      toDOM: () => ['table', ['tbody', 0]],
    },
    tableRow: {
      content: '(tableCell | tableHeader)+',
      tableRole: 'row',
      parseDOM: [{ tag: 'tr' }],
      toDOM: () => ['tr', 0],
    },
    tableCell: {
      content: IN_CELL,
      attrs: SPANS,
      tableRole: 'cell',
      isolating: true,
      parseDOM: [{ tag: 'td', getAttrs: spansOf }],
      toDOM: ({ attrs }) => ['td', { colspan: attrs.colspan, rowspan: attrs.rowspan }, 0],
    },
    tableHeader: {
      content: IN_CELL,
      attrs: SPANS,
      tableRole: 'header_cell',
      isolating: true,
      parseDOM: [{ tag: 'th', getAttrs: spansOf }],
      toDOM: ({ attrs }) => ['th', { colspan: attrs.colspan, rowspan: attrs.rowspan }, 0],
    },
    picture: {
      group: 'block',
      atom: true,
      draggable: true,
      attrs: { file: {}, alt: { default: '' } },
      // Only what was copied within the editor: pictures of others are uploaded, never pointed at.
      parseDOM: [
        {
          tag: 'figure[data-file]',
          getAttrs: figure => ({ file: figure.getAttribute('data-file'), alt: figure.getAttribute('data-alt') ?? '' }),
        },
      ],
      toDOM: ({ attrs }) => ['figure', { 'data-file': attrs.file, 'data-alt': attrs.alt }],
    },
    text: { group: 'inline' },
    break: { group: 'inline', inline: true, selectable: false, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
  },
  marks: {
    link: {
      inclusive: false,
      attrs: { href: {} },
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: link => {
            const href = link.getAttribute('href')
            return isSafeAddress(href) ? { href } : false
          },
        },
      ],
      toDOM: ({ attrs }) => ['a', { href: attrs.href, rel: 'noopener noreferrer' }, 0],
    },
    bold: {
      parseDOM: [
        { tag: 'strong' },
        { tag: 'b', getAttrs: of => (of.style.fontWeight === 'normal' ? false : null) },
        { style: 'font-weight', getAttrs: value => (/^(bold(er)?|[6-9]00)$/.test(value) ? null : false) },
      ],
      toDOM: () => ['strong', 0],
    },
    italic: { parseDOM: [{ tag: 'em' }, { tag: 'i' }, { style: 'font-style=italic' }], toDOM: () => ['em', 0] },
    underline: {
      parseDOM: [
        { tag: 'u' },
        { style: 'text-decoration', getAttrs: value => isStyle(value, 'underline'), consuming: false },
      ],
      toDOM: () => ['u', 0],
    },
    strike: {
      parseDOM: [
        { tag: 's' },
        { tag: 'del' },
        { tag: 'strike' },
        { style: 'text-decoration', getAttrs: value => isStyle(value, 'line-through'), consuming: false },
      ],
      toDOM: () => ['s', 0],
    },
  },
})

/** A document of the editor; there is always a paragraph at its end, so that one can write behind a table. */
export function documentOf(blocks: readonly FormattedNode[]) {
  const last = blocks.at(-1)?.type
  const content = last === 'paragraph' ? blocks : [...blocks, { type: 'paragraph' }]
  return schema.nodeFromJSON({ type: 'doc', content })
}

/** What the editor holds, as it is kept. */
export function blocksIn(json: { readonly content?: unknown }): FormattedNode[] {
  return ((json.content ?? []) as readonly FormattedNode[]).map(kept)
}

function kept({ attrs, content, ...node }: FormattedNode): FormattedNode {
  const inner = content && { content: content.map(kept) }
  if (node.type !== 'tableCell' && node.type !== 'tableHeader') return { ...node, ...(attrs && { attrs }), ...inner }
  const { colspan = 1, rowspan = 1 } = attrs ?? {}
  const spans = { ...(colspan !== 1 && { colspan }), ...(rowspan !== 1 && { rowspan }) }
  return { ...node, ...(Object.keys(spans).length > 0 && { attrs: spans }), ...inner }
}
