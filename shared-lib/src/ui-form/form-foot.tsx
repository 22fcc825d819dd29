import { Button } from '../page'
import styles from './form-dialog.module.css'

interface FormFootProps {
  /** What is wrong with what was entered; empty where nothing is. */
  readonly problem: string
  readonly busy: boolean
  readonly submits: string
  readonly onClose: () => void
}

/** The end of a form in a dialog: what is wrong, giving up, going through with it. */
export function FormFoot({ problem, busy, submits, onClose }: FormFootProps) {
  return (
    <>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.foot}>
        <Button onClick={onClose}>取消</Button>
        <Button type="primary" htmlType="submit" loading={busy}>
          {submits}
        </Button>
      </div>
    </>
  )
}
