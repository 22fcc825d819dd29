import { asPortalError, notify } from '@portal/shared-lib'
import { MAX_CONTENTS, mailProblem } from '@portal/shared-lib/contract/rules/mail'
import { Button, Dialog, TextArea, useLeaving } from '@portal/shared-lib/page'
import { type FormEvent, useId, useState } from 'react'
import { type Colleague, useSampleSendMutation } from '../api'
import styles from './colleagues.module.css'

interface WriteDialogProps {
  readonly receiver: Colleague
  readonly onClose: () => void
}

/** A mail to one colleague. What is wrong with it is said here as the server would say it. */
export function WriteDialog({ receiver, onClose }: WriteDialogProps) {
  const [contents, setContents] = useState('')
  const [problem, setProblem] = useState<string>()
  const [sendMail, { isLoading }] = useSampleSendMutation()
  const leave = useLeaving('邮件', contents !== '', onClose)
  const id = useId()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const mail = { contents, receivers: [receiver.loginAccount], attachments: [] }
    const found = mailProblem(mail)
    setProblem(found)
    if (found) return
    const { error } = await sendMail({ args: mail })
    if (error) return setProblem(asPortalError(error).message)
    notify.success('邮件发送成功')
    onClose()
  }
  return (
    <Dialog title={`写邮件给${receiver.userName}`} onClose={leave}>
      <form className={styles.letter} onSubmit={event => void submit(event)}>
        <label htmlFor={id}>邮件内容</label>
        <TextArea
          id={id}
          rows={8}
          value={contents}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-problem`}
          onChange={event => setContents(event.target.value)}
        />
        <small>
          {contents.trim().length} / {MAX_CONTENTS}
        </small>
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          {problem}
        </p>
        <div className={styles.rowActions}>
          <Button onClick={leave}>取消</Button>
          <Button type="primary" htmlType="submit" loading={isLoading}>
            发送
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
