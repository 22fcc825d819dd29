import { GRAVE_MARKS, MARK_NAMES } from '../contract/rules/marks'
import styles from './page.module.css'

interface MarksProps {
  readonly flags: readonly string[]
  /** Whether those alone are shown of what cannot wait, where there is little room. */
  readonly graveOnly?: true
}

/** The marks of a petition in a row of a list; what cannot wait stands first. */
export function Marks({ flags, graveOnly }: MarksProps) {
  const isGrave = (flag: string) => GRAVE_MARKS.includes(flag)
  const others = graveOnly ? [] : flags.filter(flag => !isGrave(flag))
  return [...flags.filter(isGrave), ...others].map(flag => (
    <span key={flag} className={isGrave(flag) ? styles.graveMark : styles.mark}>
      {MARK_NAMES[flag] ?? flag}
    </span>
  ))
}
