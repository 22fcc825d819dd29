import { asPortalError, newId, notify } from '@portal/shared-lib'
import { mailProblem } from '@portal/shared-lib/contract/rules/mail'
import { useRef } from 'react'
import { useMailSendMutation } from '../api'

type Mail = Parameters<typeof mailProblem>[0] & {
  readonly receivers: string[]
  readonly attachments: { id: string; name: string }[]
}

/** Sends a mail once: what is sent again unchanged, by a second click or after a failure, carries the same request id. */
export function useSending() {
  const [sendMail, { isLoading: sending }] = useMailSendMutation()
  const attempt = useRef({ text: '', requestId: '' })
  const busy = useRef(false)

  const send = async (mail: Mail): Promise<boolean> => {
    const problem = mailProblem(mail)
    if (busy.current || problem) {
      if (problem) notify.warning(problem)
      return false
    }
    const text = JSON.stringify(mail)
    if (attempt.current.text !== text) attempt.current = { text, requestId: newId() }
    busy.current = true
    const { error } = await sendMail({ args: mail, requestId: attempt.current.requestId })
    busy.current = false
    if (error) {
      notify.error(asPortalError(error).message)
      return false
    }
    attempt.current = { text: '', requestId: '' }
    notify.success('邮件发送成功')
    return true
  }
  return { send, sending }
}
