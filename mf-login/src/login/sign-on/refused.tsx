import styles from './sign-on.module.css'

/** Why nobody was signed in, and the way back to the form. */
export function Refused({ problem, onLeave }: { problem: string; onLeave: () => void }) {
  return (
    <div className={styles.back}>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      <button type="button" className={styles.plain} onClick={onLeave}>
        返回登录页
      </button>
    </div>
  )
}
