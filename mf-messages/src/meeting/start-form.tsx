import { asPortalError } from '@portal/shared-lib'
import { MAX_IN_MEETING, MEETING_TEXTS } from '@portal/shared-lib/contract/rules/meeting'
import { isPetitionNo } from '@portal/shared-lib/contract/rules/petition-number'
import type { Person } from '@portal/shared-lib/people-picker'
import { type FormEvent, useState } from 'react'
import { useMeetingsCreateMutation } from './api'
import { Attendees } from './attendees'
import styles from './start.module.css'

interface StartFormProps {
  readonly petitionNo: string | undefined
  readonly people: readonly Person[]
  readonly onPeople: (people: readonly Person[]) => void
  readonly onPick: () => void
  readonly onStarted: (roomId: string) => void
}

/** Who is invited, and to what. */
export function StartForm({ petitionNo: given = '', people, onPeople, onPick, onStarted }: StartFormProps) {
  const [petitionNo, setPetitionNo] = useState(given)
  const [problem, setProblem] = useState('')
  const [create, { isLoading }] = useMeetingsCreateMutation()
  const start = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = startProblem(people, petitionNo.trim())
    setProblem(wrong ?? '')
    if (wrong) return
    const loginAccounts = people.map(({ loginAccount }) => loginAccount)
    const about = petitionNo.trim() ? { petitionNo: petitionNo.trim() } : {}
    const { data, error } = await create({ args: { loginAccounts, ...about } })
    if (data) onStarted(data.roomId)
    else setProblem(asPortalError(error).message)
  }
  return (
    <form className={styles.form} aria-label="发起会议" onSubmit={event => void start(event)}>
      <h3>发起会议</h3>
      <Attendees people={people} onChange={onPeople} onPick={onPick} />
      <label className={styles.field}>
        <span>信访件编号</span>
        <input
          value={petitionNo}
          maxLength={20}
          readOnly={given !== ''}
          placeholder="选填；填写后会议纪要将归入该信访件"
          onChange={event => setPetitionNo(event.target.value)}
        />
      </label>
      <div className={styles.foot}>
        <p role="alert">{problem}</p>
        <button type="submit" className={styles.primary} disabled={isLoading}>
          {isLoading ? '正在发起…' : '发起会议'}
        </button>
      </div>
    </form>
  )
}

function startProblem(people: readonly Person[], petitionNo: string): string | undefined {
  if (!people.length) return MEETING_TEXTS.noInvited
  if (people.length > MAX_IN_MEETING) return MEETING_TEXTS.tooManyInvited
  return petitionNo === '' || isPetitionNo(petitionNo) ? undefined : MEETING_TEXTS.badPetitionNo
}
