import type { FormattedNode } from '@portal/shared-lib/contract/rules/formatted'
import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands'
import { history, redo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { splitListItem } from 'prosemirror-schema-list'
import { type Command, EditorState, NodeSelection, Plugin, TextSelection } from 'prosemirror-state'
import { goToNextCell, tableEditing } from 'prosemirror-tables'
import { EditorView } from 'prosemirror-view'
import { TOOL_KEYS } from './commands'
import { cleaned, hasPictures, hasWords, sliceOfText } from './pasted'
import { PictureView } from './picture-view'
import { blocksIn, documentOf, schema } from './schema'

const { nodes } = schema

const breakLine: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.break.create()).scrollIntoView())
  return true
})

/** One can always write behind the last table or picture. */
const paragraphAtEnd = new Plugin({
  appendTransaction: (_transactions, _before, { doc, tr }) =>
    doc.lastChild?.type === nodes.paragraph ? null : tr.insert(doc.content.size, nodes.paragraph.create()),
})

const PLUGINS = [
  history(),
  keymap(TOOL_KEYS),
  keymap({
    'Mod-Shift-z': redo,
    'Shift-Enter': breakLine,
    Enter: splitListItem(nodes.listItem),
    Tab: goToNextCell(1),
    'Shift-Tab': goToNextCell(-1),
  }),
  keymap(baseKeymap),
  tableEditing(),
  paragraphAtEnd,
]

const stateOf = (blocks: readonly FormattedNode[]): EditorState => {
  const doc = documentOf(blocks)
  return EditorState.create({ doc, plugins: PLUGINS, selection: TextSelection.atStart(doc) })
}

interface Hearing {
  /** The state has changed; `blocks` where the document has. */
  readonly onState: (state: EditorState, blocks?: readonly FormattedNode[]) => void
  readonly onPictures: (files: readonly File[]) => void
  /** Pictures of a page or of Word that are not taken. */
  readonly onLeftOut: () => void
  readonly onBlur: () => void
  readonly onToolbar: () => void
}

/** Whether pictures came, which are then taken in. */
function takesPictures(data: DataTransfer | null, onPictures: Hearing['onPictures']): boolean {
  const pictures = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
  if (pictures.length === 0 || hasWords(data?.getData('text/html') ?? '')) return false
  onPictures(pictures)
  return true
}

/** Puts the editor where it stands in the form. */
export function openView(
  place: HTMLElement,
  blocks: readonly FormattedNode[],
  attributes: Readonly<Record<string, string>>,
  { onState, onPictures, onLeftOut, onBlur, onToolbar }: Hearing,
): EditorView {
  const view: EditorView = new EditorView(place, {
    state: stateOf(blocks),
    attributes,
    nodeViews: { picture: node => new PictureView(node) },
    dispatchTransaction(transaction) {
      const state = view.state.apply(transaction)
      view.updateState(state)
      onState(state, transaction.docChanged ? blocksIn(state.doc.toJSON()) : undefined)
    },
    transformPastedHTML(html) {
      if (hasPictures(html)) onLeftOut()
      return cleaned(html)
    },
    clipboardTextParser: text => sliceOfText(text),
    handleDOMEvents: {
      paste(_, event) {
        if (!takesPictures(event.clipboardData, onPictures)) return false
        event.preventDefault()
        // The attachments of the form take what is pasted anywhere else.
        event.stopPropagation()
        return true
      },
      drop(of, event) {
        const at = of.posAtCoords({ left: event.clientX, top: event.clientY })
        if (!takesPictures(event.dataTransfer, files => takeAt(of, at?.pos, () => onPictures(files)))) return false
        event.preventDefault()
        event.stopPropagation()
        return true
      },
      blur: () => {
        onBlur()
        return false
      },
      keydown(_, event) {
        if (event.key !== 'F10' || !event.altKey) return false
        event.preventDefault()
        onToolbar()
        return true
      },
    },
  })
  onState(view.state)
  return view
}

function takeAt(view: EditorView, position: number | undefined, take: () => void): void {
  if (position !== undefined)
    view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(position))))
  take()
}

/** Puts other blocks in the place of all that is written; it can be undone. */
export function replaceAll(view: EditorView, blocks: readonly FormattedNode[]): void {
  const { tr } = view.state
  view.dispatch(tr.replaceWith(0, tr.doc.content.size, documentOf(blocks).content))
}

/** Puts a picture behind the paragraph in which the cursor stands, and selects it. */
export function insertPicture(view: EditorView, file: string): void {
  const { tr, selection } = view.state
  const picture = nodes.picture.create({ file })
  const { $to } = selection
  const isInEmpty = $to.depth === 1 && $to.parent.content.size === 0
  const at = $to.depth === 0 ? selection.to : isInEmpty ? $to.before(1) : $to.after(1)
  tr.insert(at, picture)
  view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, at)).scrollIntoView())
}
