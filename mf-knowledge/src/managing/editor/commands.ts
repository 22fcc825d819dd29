import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import type { MarkType, NodeType } from 'prosemirror-model'
import { liftListItem, sinkListItem, wrapInList } from 'prosemirror-schema-list'
import { type Command, type EditorState, TextSelection } from 'prosemirror-state'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  toggleHeaderRow,
} from 'prosemirror-tables'
import type { IconName } from './icons'
import { schema } from './schema'

const { nodes, marks } = schema

/** What a button of the toolbar does. */
export interface Tool {
  readonly name: string
  /** Shown instead of an icon. */
  readonly text?: string
  readonly icon?: IconName
  readonly keys?: string
  readonly run: Command
  readonly isOn?: (state: EditorState) => boolean
}

export const isMarked = ({ selection, storedMarks, doc }: EditorState, mark: MarkType): boolean => {
  const { from, to, empty, $from } = selection
  return empty ? Boolean(mark.isInSet(storedMarks ?? $from.marks())) : doc.rangeHasMark(from, to, mark)
}

const isWithin = ({ selection: { $from } }: EditorState, type: NodeType): boolean =>
  Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth)).some(node => node.type === type)

const isHeading = ({ selection: { $from } }: EditorState, level: number): boolean =>
  $from.parent.type === nodes.heading && $from.parent.attrs.level === level

const heading =
  (level: number): Command =>
  (state, dispatch) =>
    isHeading(state, level)
      ? setBlockType(nodes.paragraph)(state, dispatch)
      : setBlockType(nodes.heading, { level })(state, dispatch)

/** Makes a list of the paragraphs, takes them out of one of this kind, or changes its kind. */
const list =
  (type: NodeType, other: NodeType): Command =>
  (state, dispatch) => {
    const { $from } = state.selection
    for (let depth = $from.depth; depth > 0; depth--) {
      const node = $from.node(depth)
      if (node.type === type) return liftListItem(nodes.listItem)(state, dispatch)
      if (node.type !== other) continue
      dispatch?.(state.tr.setNodeMarkup($from.before(depth), type))
      return true
    }
    return wrapInList(type)(state, dispatch)
  }

const quote: Command = (state, dispatch) =>
  isWithin(state, nodes.quote) ? lift(state, dispatch) : wrapIn(nodes.quote)(state, dispatch)

const ROWS = 3
const COLUMNS = 3

const insertTable: Command = (state, dispatch) => {
  if (isInTable(state)) return false
  const cell = (type: NodeType) => type.create(null, nodes.paragraph.create())
  const row = (type: NodeType) =>
    nodes.tableRow.create(
      null,
      Array.from({ length: COLUMNS }, () => cell(type)),
    )
  const rows = Array.from({ length: ROWS }, (_, at) => row(at === 0 ? nodes.tableHeader : nodes.tableCell))
  if (!dispatch) return true
  const tr = state.tr.replaceSelectionWith(nodes.table.create(null, rows))
  let table = -1
  tr.doc.nodesBetween(Math.max(0, state.selection.from - 1), tr.doc.content.size, (node, at) => {
    if (table < 0 && node.type === nodes.table) table = at
    return table < 0
  })
  // One goes on writing in the first cell.
  dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(table + 1))).scrollIntoView())
  return true
}

/** Takes all marks away from what is selected, and makes it paragraphs. */
const clear: Command = (state, dispatch) => {
  const { from, to, empty } = state.selection
  if (empty) return setBlockType(nodes.paragraph)(state, dispatch)
  if (dispatch) {
    const { tr } = state
    tr.removeMark(from, to)
    tr.setBlockType(from, to, nodes.paragraph)
    dispatch(tr)
  }
  return true
}

const marking = (name: string, text: string, mark: MarkType, keys: string): Tool => ({
  name,
  text,
  keys,
  run: toggleMark(mark),
  isOn: state => isMarked(state, mark),
})

export const TOOLS: readonly (readonly Tool[])[] = [
  [
    { name: '撤销', icon: 'undo', keys: 'Ctrl+Z', run: undo },
    { name: '重做', icon: 'redo', keys: 'Ctrl+Y', run: redo },
  ],
  [1, 2, 3].map(level => ({
    name: `${'一二三'.charAt(level - 1)}级标题`,
    text: `H${level}`,
    keys: `Ctrl+Alt+${level}`,
    run: heading(level),
    isOn: (state: EditorState) => isHeading(state, level),
  })),
  [
    marking('加粗', 'B', marks.bold, 'Ctrl+B'),
    marking('斜体', 'I', marks.italic, 'Ctrl+I'),
    marking('下划线', 'U', marks.underline, 'Ctrl+U'),
    marking('删除线', 'S', marks.strike, 'Ctrl+Shift+X'),
  ],
  [
    {
      name: '项目符号列表',
      icon: 'bullets',
      keys: 'Ctrl+Shift+8',
      run: list(nodes.bulletList, nodes.orderedList),
      isOn: state => isWithin(state, nodes.bulletList),
    },
    {
      name: '编号列表',
      icon: 'numbers',
      keys: 'Ctrl+Shift+7',
      run: list(nodes.orderedList, nodes.bulletList),
      isOn: state => isWithin(state, nodes.orderedList),
    },
    { name: '减少缩进', icon: 'outdent', keys: 'Ctrl+[', run: liftListItem(nodes.listItem) },
    { name: '增加缩进', icon: 'indent', keys: 'Ctrl+]', run: sinkListItem(nodes.listItem) },
    { name: '引用', icon: 'quote', keys: 'Ctrl+Shift+9', run: quote, isOn: state => isWithin(state, nodes.quote) },
    { name: '插入表格', icon: 'table', run: insertTable },
    { name: '清除格式', icon: 'plain', keys: 'Ctrl+\\', run: clear },
  ],
]

export const TABLE_TOOLS: readonly Tool[] = [
  { name: '下方加行', text: '加行', run: addRowAfter },
  { name: '右侧加列', text: '加列', run: addColumnAfter },
  { name: '删除行', text: '删行', run: deleteRow },
  { name: '删除列', text: '删列', run: deleteColumn },
  { name: '首行作表头', text: '表头', run: toggleHeaderRow },
  { name: '删除表格', text: '删除表格', run: deleteTable },
]

const KEYS: Readonly<Record<string, string>> = { Ctrl: 'Mod' }

/** The tools by their keys, as ProseMirror names these. */
export const TOOL_KEYS: Readonly<Record<string, Command>> = Object.fromEntries(
  TOOLS.flat().flatMap(({ keys, run }) =>
    keys === undefined
      ? []
      : [
          [
            keys
              .split('+')
              .map(key => KEYS[key] ?? (key.length === 1 ? key.toLowerCase() : key))
              .join('-'),
            run,
          ],
        ],
  ),
)
