import type { ComponentProps, ReactNode } from 'react'
import styles from './controls.module.css'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** What is ticked, in words. */
  readonly children: ReactNode
}

/** Something to tick, with its words. */
export const Checkbox = ({ children, ...rest }: CheckboxProps) => (
  <label className={styles.tick}>
    <input type="checkbox" {...rest} />
    <span>{children}</span>
  </label>
)
