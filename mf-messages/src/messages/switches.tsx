import { useState } from 'react'
import { useMessagesNewTodosQuery } from '../api'
import { isSoundOn, turnSound } from '../arrival/sound'
import { useNoteTodos } from '../arrival/use-note-todos'
import styles from './view-bar.module.css'

/** How the user wants to be told of what comes. */
export const Switches = () => (
  <div className={styles.switches}>
    <TodoSwitch />
    <SoundSwitch />
  </div>
)

/** Whether new to-dos are announced; kept with the user at the server. */
function TodoSwitch() {
  const { data } = useMessagesNewTodosQuery()
  const note = useNoteTodos()
  // Shown at once, and taken back where the server refuses.
  const [chosen, choose] = useState<boolean>()
  const turn = async (wanted: boolean) => {
    choose(wanted)
    if (!(await note(wanted))) choose(undefined)
  }
  return (
    <label>
      <input
        type="checkbox"
        checked={chosen ?? data?.wanted ?? false}
        disabled={!data}
        onChange={event => void turn(event.target.checked)}
      />
      新待办提醒
    </label>
  )
}

/** Whether the arrival of messages is heard; kept in this browser. */
function SoundSwitch() {
  const [on, setOn] = useState(isSoundOn)
  const turn = (next: boolean) => {
    setOn(next)
    turnSound(next)
  }
  return (
    <label>
      <input type="checkbox" checked={on} onChange={event => turn(event.target.checked)} />
      新消息提示音
    </label>
  )
}
