import { Section } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import styles from '../home.module.css'
import { useOwnPages } from '../own-pages'

/** The block of all registers (信访登记). */
const REGISTERS = 'xfdj'

/** What begins something new: the registers that the user has; nothing for whoever has none. */
export default function Entries() {
  const pages = useOwnPages().filter(({ block }) => block === REGISTERS)
  if (pages.length === 0) return null
  return (
    <Section title="快捷登记">
      <ul className={styles.entries}>
        {pages.map(({ path, title }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
