import type { Lamp as LampColour } from '../contract/rules/lamp'
import { remainingWords } from '../formats/days'
import styles from './page.module.css'

/** Each lamp has a shape of its own: colour is never the only sign. */
const LAMPS: Record<LampColour, { shape: string; name: string }> = {
  green: { shape: '●', name: '绿灯' },
  none: { shape: '○', name: '未预警' },
  yellow: { shape: '▲', name: '黄灯' },
  orange: { shape: '◆', name: '橙灯' },
  red: { shape: '■', name: '红灯' },
  grey: { shape: '—', name: '已办结' },
}

/** How a time limit stands: shape, colour and the days left in words. */
export function Lamp({ colour, remainingDays }: { colour: LampColour; remainingDays: number | null }) {
  const { shape, name } = LAMPS[colour]
  return (
    <span className={`${styles.lamp} ${styles[colour]}`} title={name}>
      <span aria-hidden="true">{shape}</span>
      <span className={styles.visuallyHidden}>{name}</span>
      {remainingWords(remainingDays)}
    </span>
  )
}
