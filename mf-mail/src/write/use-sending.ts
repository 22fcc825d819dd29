import { asPortalError, newId, notify } from '@portal/shared-lib'
import { MAIL_TEXTS, mailProblem } from '@portal/shared-lib/contract/rules/mail'
import { useEffect, useRef, useState } from 'react'
import { useMailSendMutation } from '../api'
import { same, type Written } from '../drafts/written'
import type { Draft } from './use-draft'

const UPLOADING = '附件正在上传，请稍候再发送'

/**
 * Sends a draft once: what is sent again unchanged, by a second click, after a failure or in a new window after a crash,
 * carries the same request id.
 */
export function useSending(draft: Draft, onSent: () => void) {
  const [sendMail, { isLoading: sending }] = useMailSendMutation()
  const [problem, setProblem] = useState<{ readonly text: string; readonly of: Written }>()
  const [rounds, setRounds] = useState(0)
  const busy = useRef(false)
  // Not before the next mail is on the screen: a second click would still mean the one that was sent.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round ends so
  useEffect(() => {
    busy.current = false
  }, [rounds])
  const { keeper, written, files } = draft

  const deliver = async () => {
    const receivers = written.receivers.map(({ loginAccount }) => loginAccount)
    const attachments = written.attachments.map(({ id, name }) => ({ id, name }))
    const mail = { contents: written.contents, receivers, attachments, draft: { key: keeper.key } }
    const text = JSON.stringify(mail)
    const requestId = keeper.attempt?.text === text ? keeper.attempt.requestId : newId()
    await keeper.rest({ text, requestId })
    const { error } = await sendMail({ args: mail, requestId })
    if (error) {
      setProblem({ text: asPortalError(error).message, of: written })
      return keeper.goOn()
    }
    await draft.end('sent')
    notify.success('邮件发送成功')
    onSent()
  }
  const submit = async () => {
    if (busy.current) return
    const found = files.uploading ? UPLOADING : mailProblem(written)
    setProblem(found ? { text: found, of: written } : undefined)
    if (found) return
    busy.current = true
    await deliver()
    setRounds(before => before + 1)
  }
  return {
    sending,
    /** Why it was not sent, until something of it changes. */
    problem: problem && same(problem.of, written) ? problem.text : undefined,
    forgive: () => setProblem(undefined),
    /** Login accounts that can receive no mail any more. */
    gone: goneFrom(problem?.text),
    submit: () => void submit(),
  }
}

export type Sending = ReturnType<typeof useSending>

function goneFrom(problem = ''): string[] {
  const [before, accounts] = problem.split(MAIL_TEXTS.receiversGone)
  return before === '' && accounts ? accounts.split(/[、，等]/) : []
}
