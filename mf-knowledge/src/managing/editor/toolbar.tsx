import type { EditorState } from 'prosemirror-state'
import { isInTable } from 'prosemirror-tables'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { isMarked, TABLE_TOOLS, TOOLS, type Tool } from './commands'
import styles from './editor.module.css'
import { Icon } from './icons'
import { schema } from './schema'

interface ToolbarProps {
  readonly bar: RefObject<HTMLDivElement | null>
  readonly state: EditorState
  readonly controls: string
  readonly onTool: (tool: Tool) => void
  readonly onLink: () => void
  readonly onPictures: (files: readonly File[]) => void
  /** Back to the text. */
  readonly onLeave: () => void
}

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** The formats: one stop of the Tab key, walked by the arrow keys; Esc leads back to the text. */
export function Toolbar({ bar, state, controls, onTool, onLink, onPictures, onLeave }: ToolbarProps) {
  const [stop, setStop] = useState('撤销')
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      return onLeave()
    }
    const buttons = [...(bar.current?.querySelectorAll<HTMLElement>('button, input') ?? [])]
    const at = buttons.indexOf(event.target as HTMLElement)
    const next = STEPS[event.key]?.(at, buttons.length - 1)
    if (next === undefined || at < 0) return
    event.preventDefault()
    buttons[next]?.focus()
  }
  const isStop = (name: string) => (name === stop ? 0 : -1)
  const button = (tool: Tool) => (
    <ToolButton
      key={tool.name}
      tool={tool}
      state={state}
      tabIndex={isStop(tool.name)}
      onFocus={() => setStop(tool.name)}
      onTool={onTool}
    />
  )
  const isLink = isMarked(state, schema.marks.link)
  return (
    <div className={styles.bars}>
      <div
        ref={bar}
        role="toolbar"
        tabIndex={-1}
        aria-label="格式"
        aria-controls={controls}
        className={styles.toolbar}
        onKeyDown={press}
      >
        {TOOLS.map(group => (
          <span key={group[0]?.name} className={styles.group}>
            {group.map(button)}
          </span>
        ))}
        <span className={styles.group}>
          <button
            type="button"
            className={styles.tool}
            aria-label="链接"
            aria-pressed={isLink}
            disabled={state.selection.empty && !isLink}
            title={state.selection.empty && !isLink ? '链接：请先选中要加链接的文字' : '链接'}
            tabIndex={isStop('链接')}
            onFocus={() => setStop('链接')}
            onMouseDown={event => event.preventDefault()}
            onClick={onLink}
          >
            <Icon name="link" />
          </button>
          <PictureButton tabIndex={isStop('图片')} onFocus={() => setStop('图片')} onPictures={onPictures} />
        </span>
        {isInTable(state) && <span className={styles.group}>{TABLE_TOOLS.map(button)}</span>}
      </div>
    </div>
  )
}

interface ToolButtonProps {
  readonly tool: Tool
  readonly state: EditorState
  readonly tabIndex: number
  readonly onFocus: () => void
  readonly onTool: (tool: Tool) => void
}

function ToolButton({ tool, state, onTool, ...stops }: ToolButtonProps) {
  const { name, text, icon, keys, run, isOn } = tool
  const isPossible = run(state)
  return (
    <button
      type="button"
      className={styles.tool}
      data-tool={text}
      aria-label={name}
      aria-pressed={isOn?.(state)}
      aria-keyshortcuts={keys?.replace('Ctrl', 'Control')}
      // Not `disabled`: the focus would be lost where a button has done all that it can.
      aria-disabled={!isPossible}
      title={keys ? `${name}（${keys}）` : name}
      {...stops}
      onMouseDown={event => event.preventDefault()}
      onClick={() => isPossible && onTool(tool)}
    >
      {icon ? <Icon name={icon} /> : text}
    </button>
  )
}

interface PictureButtonProps {
  readonly tabIndex: number
  readonly onFocus: () => void
  readonly onPictures: (files: readonly File[]) => void
}

function PictureButton({ onPictures, ...stops }: PictureButtonProps) {
  return (
    <label className={styles.tool} title="插入图片（也可粘贴或拖入）">
      <Icon name="picture" />
      <input
        type="file"
        multiple
        accept="image/png,image/jpeg,image/gif,image/webp,image/bmp"
        aria-label="插入图片"
        {...stops}
        onChange={({ target }) => {
          onPictures([...(target.files ?? [])])
          // So that the same file may be chosen again.
          target.value = ''
        }}
      />
    </label>
  )
}
