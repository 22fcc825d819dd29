import { type KeyboardEvent, useState } from 'react'
import type { Organisation } from '../form-state'
import type { Organisations } from './use-organisations'

/** What is typed into the organisation, whether its list is open, and which entry Enter takes. */
export function useCombobox(
  { list, more, grow, search }: Organisations,
  onChoose: (organisation: Organisation | undefined) => void,
) {
  const [text, setText] = useState<string>()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)

  const choose = (organisation: Organisation) => {
    onChoose(organisation)
    setText(undefined)
    setOpen(false)
  }
  const type = (value: string) => {
    setText(value)
    setActive(0)
    setOpen(true)
    onChoose(undefined)
    search(value)
  }
  const goDown = () => {
    if (!open) return setOpen(true)
    if (active === list.length - 1 && more) grow()
    setActive(Math.min(list.length - 1, active + 1))
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') goDown()
    else if (event.key === 'ArrowUp') setActive(Math.max(0, active - 1))
    else if (event.key === 'Enter' && open && list[active]) choose(list[active])
    else if (event.key === 'Escape') setOpen(false)
    else return
    event.preventDefault()
  }

  return { text, open, setOpen, active, choose, type, press }
}
