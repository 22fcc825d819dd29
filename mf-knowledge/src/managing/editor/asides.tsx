import { isSafeAddress, LONGEST_ALTERNATIVE } from '@portal/shared-lib/contract/rules/formatted'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import styles from './editor.module.css'

/** Enter does what the line is for and does not send the form; Esc leaves it and not the dialog. */
const keysOf = (onEnter: () => void, onEscape: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' && event.key !== 'Escape') return
  event.preventDefault()
  event.stopPropagation()
  if (event.key === 'Enter') onEnter()
  else onEscape()
}

interface LineProps {
  readonly label: string
  readonly value: string
  readonly placeholder: string
  readonly isWrong?: boolean
  readonly focused?: boolean
  readonly onChange: (value: string) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly children: ReactNode
}

function Line({ label, value, placeholder, isWrong, focused, onChange, onKeyDown, children }: LineProps) {
  const id = useId()
  return (
    <div className={styles.aside}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        maxLength={500}
        autoComplete="off"
        placeholder={placeholder}
        aria-invalid={isWrong}
        ref={input => {
          if (focused && input && document.activeElement !== input && !input.dataset.shown) {
            input.dataset.shown = 'true'
            input.focus()
          }
        }}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
      />
      {children}
    </div>
  )
}

interface LinkLineProps {
  /** Empty where there is no link yet. */
  readonly address: string
  readonly onSet: (address: string) => void
  readonly onRemove: () => void
  readonly onClose: () => void
}

/** Asks where a link leads. */
export function LinkLine({ address, onSet, onRemove, onClose }: LinkLineProps) {
  const [entered, enter] = useState(address)
  const [isWrong, setWrong] = useState(false)
  const set = () => {
    const typed = entered.trim()
    // What looks like an address of the web is one.
    const full = /^(www\.|[\w-]+(\.[\w-]+)+(\/|$))/i.test(typed) ? `http://${typed}` : typed
    if (isSafeAddress(full)) onSet(full)
    else setWrong(true)
  }
  return (
    <Line
      label="链接地址"
      value={entered}
      placeholder="https:// 或本系统内以 / 开头的地址"
      isWrong={isWrong}
      focused
      onChange={enter}
      onKeyDown={keysOf(set, onClose)}
    >
      <button type="button" onClick={set}>
        确定
      </button>
      {address && (
        <button type="button" onClick={onRemove}>
          取消链接
        </button>
      )}
      <button type="button" onClick={onClose}>
        关闭
      </button>
      {isWrong && <span role="alert">链接只能以 http://、https:// 或 / 开头</span>}
    </Line>
  )
}

interface PictureLineProps {
  readonly alt: string
  readonly onAlt: (alt: string) => void
  readonly onRemove: () => void
  readonly onLeave: () => void
}

/** What the selected picture shows, in words. */
export const PictureLine = ({ alt, onAlt, onRemove, onLeave }: PictureLineProps) => (
  <Line
    label="图片说明"
    value={alt}
    placeholder="图中内容，供读屏软件朗读和检索"
    onChange={entered => onAlt(entered.slice(0, LONGEST_ALTERNATIVE))}
    onKeyDown={keysOf(onLeave, onLeave)}
  >
    <button type="button" onClick={onRemove}>
      删除图片
    </button>
  </Line>
)
