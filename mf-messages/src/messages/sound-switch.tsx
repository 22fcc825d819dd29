import { useState } from 'react'
import { isSoundOn, turnSound } from '../arrival/sound'
import styles from './view-bar.module.css'

/** Whether the arrival of messages is heard. */
export function SoundSwitch() {
  const [on, setOn] = useState(isSoundOn)
  const turn = (next: boolean) => {
    setOn(next)
    turnSound(next)
  }
  return (
    <label className={styles.sound}>
      <input type="checkbox" checked={on} onChange={event => turn(event.target.checked)} />
      新消息提示音
    </label>
  )
}
