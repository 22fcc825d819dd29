import { notify } from '@portal/shared-lib'
import { markUnsaved } from '@portal/shared-lib/router'
import { useUploads } from '@portal/shared-lib/ui-data'
import { useEffect, useState } from 'react'
import { useSending } from './use-sending'

export interface Receiver {
  readonly loginAccount: string
  readonly userName: string
}

/** A mail that is being written. */
export function useDraft(onSent: () => void) {
  const [contents, setContents] = useState('')
  const [receivers, setReceivers] = useState<readonly Receiver[]>([])
  const files = useUploads()
  const { send, sending } = useSending()
  const started = contents !== '' || receivers.length > 0 || files.files.length > 0
  useEffect(() => (started ? markUnsaved('非密邮件') : undefined), [started])

  const clear = () => {
    setContents('')
    setReceivers([])
    files.clear()
  }
  const submit = async () => {
    if (files.uploading) return notify.warning('附件正在上传，请稍候再发送')
    const attachments = files.files.flatMap(({ fileId, name }) => (fileId ? [{ id: fileId, name }] : []))
    const mail = { contents, receivers: receivers.map(({ loginAccount }) => loginAccount), attachments }
    if (!(await send(mail))) return
    clear()
    onSent()
  }
  return {
    contents,
    receivers,
    files,
    sending,
    started,
    has: (receiver: Receiver) => receivers.some(({ loginAccount }) => loginAccount === receiver.loginAccount),
    write: setContents,
    add: (receiver: Receiver) => setReceivers(before => [...withoutReceiver(before, receiver), receiver]),
    remove: (receiver: Receiver) => setReceivers(before => withoutReceiver(before, receiver)),
    submit: () => void submit(),
    clear,
  }
}

export type Draft = ReturnType<typeof useDraft>

const withoutReceiver = (receivers: readonly Receiver[], { loginAccount }: Receiver) =>
  receivers.filter(receiver => receiver.loginAccount !== loginAccount)
