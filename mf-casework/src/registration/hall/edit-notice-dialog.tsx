import { asPortalError, notify } from '@portal/shared-lib'
import type { HallNoticeAnswer } from '@portal/shared-lib/contract/calls/hall-notices'
import {
  HALL_NOTICE,
  HALL_NOTICE_TEXTS,
  isHallNotice,
  LONGEST_HALL_NOTICE,
} from '@portal/shared-lib/contract/rules/hall-notice'
import { Dialog } from '@portal/shared-lib/page'
import { Input } from '@portal/shared-lib/ui'
import { type FormEvent, useState } from 'react'
import { FormFoot } from '../../form-foot/form-foot'
import { useCaseworkSaveHallNoticeMutation } from '../api'
import dialog from '../receptions/receptions.module.css'

export type Notice = HallNoticeAnswer

/** 编辑公告: every line is shown by itself; none takes the notice off the screen. */
export default function EditNoticeDialog({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const [save, { isLoading }] = useCaseworkSaveHallNoticeMutation()
  const [text, write] = useState(notice.text)
  const [problem, tell] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isHallNotice(text)) return tell(HALL_NOTICE_TEXTS.wrong)
    const { error } = await save({ args: { text, version: notice.version } })
    if (error) return tell(asPortalError(error).message)
    notify.success('公告已更新，一分钟内在大厅主屏显示')
    onClose()
  }
  return (
    <Dialog title="编辑公告" onClose={onClose}>
      <form className={dialog.dialog} onSubmit={event => void submit(event)}>
        <p className={dialog.about}>
          每行一条，最多{HALL_NOTICE.lines}条，逐条轮播；全部删去即不再显示。公告向公众显示，请勿写入信访人信息。
        </p>
        <Input.TextArea
          aria-label="公告内容"
          rows={8}
          maxLength={LONGEST_HALL_NOTICE}
          value={text}
          onChange={({ target }) => write(target.value)}
        />
        <FormFoot problem={problem} busy={isLoading} submits="保存" onClose={onClose} />
      </form>
    </Dialog>
  )
}
