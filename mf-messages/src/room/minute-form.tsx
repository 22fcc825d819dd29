import { asPortalError, notify } from '@portal/shared-lib'
import { MAX_MINUTE, MEETING_TEXTS } from '@portal/shared-lib/contract/rules/meeting'
import { useUnsaved } from '@portal/shared-lib/router'
import { type FormEvent, useState } from 'react'
import { type Meeting, useMeetingsMinuteMutation } from '../meeting/api'
import card from './card.module.css'
import styles from './minute-form.module.css'

/** Asks for the minute of a meeting. */
export function MinuteForm({ meeting: { roomId, petitionNo } }: { meeting: Meeting }) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const [write, { isLoading }] = useMeetingsMinuteMutation()
  useUnsaved('会议纪要', text.trim() !== '', { read: () => text, restore: setText })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!text.trim()) return setProblem(MEETING_TEXTS.noMinute)
    const { data, error } = await write({ args: { roomId, text } })
    if (error) setProblem(asPortalError(error).message)
    if (data) notify.success(data.attached ? '会议纪要已归入信访件' : '会议纪要已保存')
  }
  return (
    <form className={styles.minute} onSubmit={event => void submit(event)}>
      <label>
        会议纪要
        <textarea
          rows={8}
          maxLength={MAX_MINUTE}
          value={text}
          placeholder={petitionNo ? `将归入信访件${petitionNo}` : '议题、意见和商定的事项'}
          onChange={event => setText(event.target.value)}
        />
      </label>
      <span className={card.hint}>
        {text.length}/{MAX_MINUTE}
      </span>
      <p role="alert">{problem}</p>
      <button type="submit" className={card.primary} disabled={isLoading}>
        提交纪要
      </button>
    </form>
  )
}
