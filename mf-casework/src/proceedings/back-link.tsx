import { Link } from '@portal/shared-lib/router'
import styles from './proceedings.module.css'

/** At the right of a title: leads from one proceeding to the list of all. */
export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <Link className={styles.back} to={to}>
    {children}
  </Link>
)
