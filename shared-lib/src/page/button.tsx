import type { ComponentPropsWithRef } from 'react'
import styles from './button.module.css'

interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'type'> {
  /** How much it asks for attention: what a page is for, one of several ways, or a word within a text. */
  readonly type?: 'primary' | 'default' | 'link'
  readonly size?: 'small' | 'middle' | 'large'
  /** What it does cannot be taken back. */
  readonly danger?: boolean
  /** As wide as what it stands in. */
  readonly block?: boolean
  /** What it began goes on: it does not begin once more. */
  readonly loading?: boolean
  /** `submit` sends the form around it. */
  readonly htmlType?: 'button' | 'submit'
}

/** A button as all of the portal look, without antd: lists have nothing else of that. */
export function Button(props: ButtonProps) {
  const { type = 'default', size = 'middle', danger, block, loading, htmlType = 'button', ...rest } = props
  const classes = [styles.button, styles[type], styles[size], danger && styles.danger, block && styles.block]
  return (
    <button
      {...rest}
      type={htmlType}
      aria-busy={loading || undefined}
      className={[...classes, rest.className].filter(Boolean).join(' ')}
      onClick={event => (loading ? event.preventDefault() : rest.onClick?.(event))}
    />
  )
}
