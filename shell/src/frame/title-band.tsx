import { composition } from '@portal/shared-lib'
import styles from './header.module.css'

/** The header where nothing can be done yet. */
export function TitleBand() {
  return (
    <header className={styles.header}>
      <p className={styles.system}>{composition().province.title}</p>
    </header>
  )
}
