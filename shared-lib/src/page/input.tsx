import type { ComponentProps } from 'react'
import styles from './controls.module.css'

/** A line of text. As `type="search"` it can be emptied. */
export const Input = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input {...rest} className={className ? `${styles.text} ${className}` : styles.text} />
)

/** Lines of text. */
export const TextArea = (props: ComponentProps<'textarea'>) => <textarea {...props} className={styles.text} />
