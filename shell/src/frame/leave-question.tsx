import { Question } from '@portal/shared-lib/page'
import { askBeforeLeaving } from '@portal/shared-lib/router'
import { useEffect, useState } from 'react'

interface Asked {
  readonly text: string
  answer(leave: boolean): void
}

/** Asks whether to leave a page on which something is unsaved. */
export function LeaveQuestion() {
  const [asked, setAsked] = useState<Asked>()
  useEffect(() => askBeforeLeaving(text => new Promise(answer => setAsked({ text, answer }))), [])
  if (!asked) return null
  const reply = (leave: boolean) => {
    setAsked(undefined)
    asked.answer(leave)
  }
  return <Question text={asked.text} leave="离开" stay="留在此页" onAnswer={reply} />
}
