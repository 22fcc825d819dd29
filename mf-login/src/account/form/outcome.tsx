import styles from './form.module.css'

export interface Said {
  readonly tone: 'success' | 'error'
  readonly text: string
}

/** How the last attempt ended. It stands in the form: lines over the page may lie behind the dialog. */
export function Outcome({ said }: { said: Said | undefined }) {
  return (
    <>
      <p role="status" className={styles.success}>
        {said?.tone === 'success' && said.text}
      </p>
      <p role="alert" className={styles.failure}>
        {said?.tone === 'error' && said.text}
      </p>
    </>
  )
}
