import { Button, Dialog } from '@portal/shared-lib/page'
import { useState } from 'react'
import styles from './department.module.css'
import { type Card, type Lane, type Move, moveOf, type Placed } from './moves'

const NOTE = { least: 2, most: 200 }

interface AssignProps {
  readonly placed: Placed
  /** Whom it was dropped on. */
  readonly to?: Lane
  readonly lanes: readonly Lane[]
  readonly isHead: boolean
  readonly onGive: (move: Exclude<Move, object>, card: Card, to: Lane, note: string) => Promise<string>
  readonly onClose: () => void
}

/** To whom a card is given; whoever hands on the own says why. Who cannot have it is shown with the reason. */
export default function AssignDialog({ placed, to, lanes, isHead, onGive, onClose }: AssignProps) {
  const [chosen, choose] = useState(to?.key)
  const [note, write] = useState('')
  const [problem, tell] = useState('')
  const lane = lanes.find(({ key }) => key === chosen)
  const move = lane && moveOf(placed, lane, lanes, isHead)
  const give = async () => {
    if (!lane || !move || typeof move === 'object') return tell('请选择人员')
    if (move === 'handOn' && note.trim().length < NOTE.least) return tell('请填写转办说明')
    const wrong = await onGive(move, placed.card, lane, note.trim())
    if (wrong) tell(wrong)
    else onClose()
  }
  return (
    <Dialog title="分派" onClose={onClose}>
      <div className={styles.form}>
        <p>{placed.card.petitionNo}</p>
        <fieldset>
          <legend>接收人</legend>
          {lanes.map(each => (
            <Choice
              key={each.key}
              lane={each}
              move={moveOf(placed, each, lanes, isHead)}
              chosen={chosen}
              onChoose={choose}
            />
          ))}
        </fieldset>
        {move === 'handOn' && (
          <label>
            转办说明
            <textarea rows={2} maxLength={NOTE.most} value={note} onChange={({ target }) => write(target.value)} />
          </label>
        )}
        {problem && <p role="alert">{problem}</p>}
        <div className={styles.foot}>
          <Button onClick={onClose}>取消</Button>
          <Button type="primary" onClick={() => void give()}>
            确定
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

interface ChoiceProps {
  readonly lane: Lane
  readonly move: Move
  readonly chosen: string | undefined
  readonly onChoose: (key: string) => void
}

function Choice({ lane: { key, name, count }, move, chosen, onChoose }: ChoiceProps) {
  const refused = typeof move === 'object' ? move.refused : ''
  return (
    <label>
      <input
        type="radio"
        name="lane"
        disabled={refused !== ''}
        checked={chosen === key}
        onChange={() => onChoose(key)}
      />
      {name}
      <span className={styles.aside}>{refused || `在办 ${count} 件`}</span>
    </label>
  )
}
