import { useState } from 'react'

interface SwitchProps {
  readonly title: string
  readonly isOn: boolean
  readonly onTurn: () => void
}

/** Shows at once what was pressed; the address, which says what holds, follows a moment later. */
export function Switch({ title, isOn, onTurn }: SwitchProps) {
  const [shown, show] = useState(isOn)
  const [known, know] = useState(isOn)
  if (known !== isOn) {
    know(isOn)
    show(isOn)
  }
  const turn = () => {
    show(!shown)
    onTurn()
  }
  return (
    <label>
      <input type="checkbox" checked={shown} onChange={turn} />
      {title}
    </label>
  )
}
