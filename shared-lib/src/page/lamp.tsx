import { type PointerEvent, useEffect, useState } from 'react'
import { LAMPS, type Lamp as LampColour } from '../contract/rules/lamp'
import { remainingWords } from '../formats/days'
import { LampLegend } from './lamp-legend'
import styles from './page.module.css'

/** Milliseconds for which the pointer rests on something before it is explained: passing over a list explains nothing. */
const REST = 300

/** Where the pointer rests on an element, until it leaves, Esc is pressed, a button goes down or something scrolls. */
function useHovered() {
  const [entered, enter] = useState<Element>()
  const [at, show] = useState<Element>()
  useEffect(() => {
    if (!entered) return
    const timer = setTimeout(() => show(entered), REST)
    const end = () => enter(undefined)
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && end()
    window.addEventListener('scroll', end, true)
    window.addEventListener('pointerdown', end, true)
    window.addEventListener('keydown', onKey, true)
    return () => {
      clearTimeout(timer)
      show(undefined)
      window.removeEventListener('scroll', end, true)
      window.removeEventListener('pointerdown', end, true)
      window.removeEventListener('keydown', onKey, true)
    }
  }, [entered])
  return {
    at,
    target: {
      onPointerEnter: ({ currentTarget, pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') enter(currentTarget)
      },
      onPointerLeave: () => enter(undefined),
    },
  }
}

interface LampProps {
  readonly colour: LampColour
  /** Whole days left; negative when overdue, null where there is no limit or it has ended. */
  readonly remainingDays: number | null
  /** When it is due, `YYYY-MM-DD HH:mm:ss`. */
  readonly dueAt?: string | null | undefined
  /** Of a limit that has ended: whether it ended after it was due. */
  readonly late?: boolean
}

/** How a time limit stands: shape, colour and the days left in words. What the lamps mean is told under the pointer. */
export function Lamp({ colour, remainingDays, dueAt, late = false }: LampProps) {
  const { shape, name } = LAMPS[colour]
  const hover = useHovered()
  const isOver = colour === 'grey'
  return (
    <span {...hover.target} className={`${styles.lamp} ${styles[colour]} ${isOver && late ? styles.late : ''}`}>
      <span aria-hidden="true">{shape}</span>
      <span className={styles.visuallyHidden}>{isOver ? '' : name}</span>
      {isOver ? (late ? '超期结束' : name) : remainingWords(remainingDays)}
      {hover.at && <LampLegend at={hover.at} dueAt={dueAt ?? undefined} />}
    </span>
  )
}
