import styles from './form.module.css'

interface OutcomeProps {
  readonly problem?: string | false
  readonly done?: string | false
}

/** How the last attempt ended. It stands in the form: lines over the page may lie behind the dialog. */
export const Outcome = ({ problem, done }: OutcomeProps) => (
  <>
    <p role="status" className={styles.success}>
      {done}
    </p>
    <p role="alert" className={styles.failure}>
      {problem}
    </p>
  </>
)
