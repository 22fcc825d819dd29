import { type FormEvent, type ReactNode, useState } from 'react'
import buttons from '../actions/buttons.module.css'
import styles from './proceedings.module.css'

const PETITION_NO_LENGTH = 20
const WRONG_LENGTH = '请输入20位信访件编号'

interface PetitionSearchProps {
  readonly label: string
  /** What to do here, as long as nothing is looked up. */
  readonly hint: string
  /** What is shown of the petition that is looked up. */
  readonly children: (petitionNo: string) => ReactNode
}

/** Looks up a petition by its whole number. */
export function PetitionSearch({ label, hint, children }: PetitionSearchProps) {
  const [petitionNo, setPetitionNo] = useState('')
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const search = (event: FormEvent) => {
    event.preventDefault()
    const no = typed.trim().toUpperCase()
    setWrong(no.length !== PETITION_NO_LENGTH)
    setPetitionNo(no.length === PETITION_NO_LENGTH ? no : '')
  }
  return (
    <>
      <form className={styles.search} onSubmit={search}>
        <label>
          {label}
          <input value={typed} maxLength={PETITION_NO_LENGTH} onChange={event => setTyped(event.target.value)} />
        </label>
        <button type="submit" className={buttons.primary}>
          查询
        </button>
        {isWrong && <p role="alert">{WRONG_LENGTH}</p>}
      </form>
      <div className={styles.found}>{petitionNo ? children(petitionNo) : <p>{hint}</p>}</div>
    </>
  )
}
