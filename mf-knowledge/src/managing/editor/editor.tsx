import { notify } from '@portal/shared-lib'
import { type FormattedNode, LARGEST_PICTURE, PICTURE_ENDINGS } from '@portal/shared-lib/contract/rules/formatted'
import { type ControlProps, FORMATTED, useHolding, useUploads } from '@portal/shared-lib/ui-form'
import { toggleMark } from 'prosemirror-commands'
import { type EditorState, NodeSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { LinkLine, PictureLine } from './asides'
import { isMarked, type Tool } from './commands'
import styles from './editor.module.css'
import { schema } from './schema'
import { Toolbar } from './toolbar'
import { insertPicture, openView, replaceAll } from './view'

export interface FormattedEntry {
  readonly placeholder: string
}

const { link } = schema.marks

/** The text of a document with its formatting. */
export default function Editor(props: ControlProps<FormattedEntry>) {
  const { id, describedBy, isWrong, isRequired, onChange, onBlur, entry } = props
  const value = props.value as readonly FormattedNode[]
  const place = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const told = useRef([JSON.stringify(value)])
  const [state, setState] = useState<EditorState>()
  const [isLinking, setLinking] = useState(false)
  const addPictures = usePictures(file => view.current && insertPicture(view.current, file))
  const hear = useEffectEvent((next: EditorState, blocks?: readonly FormattedNode[]) => {
    setState(next)
    if (!blocks) return
    told.current.push(JSON.stringify(blocks))
    onChange(blocks)
  })
  const begin = useEffectEvent((element: HTMLElement) =>
    openView(element, value, attributesOf(id, isRequired), {
      onState: hear,
      onPictures: addPictures,
      onLeftOut: () => notify.warning('粘贴内容中的图片没有保留，请用“插入图片”上传'),
      onBlur,
      onToolbar: () => bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
    }),
  )
  useEffect(() => {
    if (!place.current) return
    view.current = begin(place.current)
    return () => view.current?.destroy()
  }, [])
  useEffect(() => {
    if (!view.current) return
    // The form gives back copies of what was written here, later than somebody types: only what is not from here goes in.
    const written = JSON.stringify(value)
    const at = told.current.lastIndexOf(written)
    told.current = at < 0 ? [written] : told.current.slice(at)
    if (at < 0) replaceAll(view.current, value)
  }, [value])
  useEffect(() => {
    const text = view.current?.dom
    text?.setAttribute('aria-invalid', String(isWrong))
    if (describedBy) text?.setAttribute('aria-describedby', describedBy)
    else text?.removeAttribute('aria-describedby')
  }, [isWrong, describedBy])

  const run = ({ run: command }: Pick<Tool, 'run'>) => {
    const { current } = view
    if (!current) return
    command(current.state, current.dispatch, current)
    current.focus()
  }
  const picture = selectedPicture(state)
  const setLink = (href: string) => {
    setLinking(false)
    run({ run: (now, dispatch) => linkTo(now, href, dispatch) })
  }
  const isEmpty = state !== undefined && state.doc.textContent === '' && state.doc.childCount === 1 && !picture
  return (
    <div className={styles.editor}>
      {state && (
        <Toolbar
          bar={bar}
          state={state}
          controls={id}
          onTool={run}
          onLink={() => setLinking(true)}
          onPictures={addPictures}
          onLeave={() => view.current?.focus()}
        />
      )}
      {state && isLinking && (
        <LinkLine
          address={addressIn(state)}
          onSet={setLink}
          onRemove={() => {
            setLinking(false)
            run({ run: removeLink })
          }}
          onClose={() => {
            setLinking(false)
            view.current?.focus()
          }}
        />
      )}
      {picture && (
        <PictureLine
          alt={String(picture.attrs.alt)}
          onAlt={alt => view.current && describe(view.current, alt)}
          onRemove={() =>
            run({
              run: (now, dispatch) => {
                dispatch?.(now.tr.deleteSelection())
                return true
              },
            })
          }
          onLeave={() => view.current?.focus()}
        />
      )}
      <div ref={place} className={styles.place} data-placeholder={isEmpty ? entry.placeholder : undefined} />
    </div>
  )
}

const attributesOf = (id: string, isRequired: boolean) => ({
  id,
  role: 'textbox',
  class: `${FORMATTED} ${styles.text}`,
  'aria-multiline': 'true',
  'aria-labelledby': `${id}-label`,
  'aria-required': String(isRequired),
})

const selectedPicture = (state: EditorState | undefined) =>
  state?.selection instanceof NodeSelection && state.selection.node.type === schema.nodes.picture
    ? state.selection.node
    : undefined

function describe(view: EditorView, alt: string): void {
  const { selection, tr } = view.state
  tr.setNodeMarkup(selection.from, undefined, { ...selectedPicture(view.state)?.attrs, alt })
  view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, selection.from)))
}

/** Where the link leads in which the selection begins; empty where it is in none. */
function addressIn({ selection: { $from, to }, doc }: EditorState): string {
  const mark =
    link.isInSet($from.marks()) ?? (to > $from.pos ? link.isInSet(doc.nodeAt($from.pos)?.marks ?? []) : undefined)
  return String(mark?.attrs.href ?? '')
}

/** The text of the link in which the cursor stands, or what is selected. */
function linked({ selection: { from, to, empty, $from } }: EditorState): readonly [from: number, to: number] {
  if (!empty) return [from, to]
  let [begin, end] = [$from.start(), $from.start()]
  $from.parent.forEach((node, offset) => {
    const start = $from.start() + offset
    if (start <= from && from <= start + node.nodeSize && link.isInSet(node.marks))
      [begin, end] = [start, start + node.nodeSize]
  })
  return [begin, end]
}

function linkTo(state: EditorState, href: string, dispatch?: EditorView['dispatch']): boolean {
  if (!isMarked(state, link) && !state.selection.empty) return toggleMark(link, { href })(state, dispatch)
  const [from, to] = linked(state)
  dispatch?.(state.tr.removeMark(from, to, link).addMark(from, to, link.create({ href })))
  return true
}

function removeLink(state: EditorState, dispatch?: EditorView['dispatch']): boolean {
  const [from, to] = linked(state)
  dispatch?.(state.tr.removeMark(from, to, link))
  return true
}

/** Brings pictures to the server and puts each into the text once it is there; the form waits meanwhile. */
function usePictures(onPicture: (file: string) => void): (files: readonly File[]) => void {
  const uploads = useUploads()
  const put = useRef(new Set<string>())
  useHolding(uploads.uploading)
  const insert = useEffectEvent(onPicture)
  const arrived = uploads.fileIds.join()
  useEffect(() => {
    for (const file of arrived.split(',').filter(each => each && !put.current.has(each))) {
      put.current.add(file)
      insert(file)
    }
  }, [arrived])
  return files => {
    for (const file of files) {
      const ending = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase()
      if (!PICTURE_ENDINGS.includes(ending)) notify.warning(`${file.name}：只能插入PNG、JPG、GIF、WEBP或BMP图片`)
      else if (file.size > LARGEST_PICTURE) notify.warning(`${file.name}：图片不能超过10MB`)
      else uploads.add(file)
    }
  }
}
