import type { HallNoticeAnswer } from '@portal/shared-lib/contract/calls/hall-notices'
import {
  HALL_NOTICE,
  HALL_NOTICE_TEXTS,
  isHallNotice,
  LONGEST_HALL_NOTICE,
} from '@portal/shared-lib/contract/rules/hall-notice'
import { FormDialog, told } from '@portal/shared-lib/ui-form'
import { useCaseworkSaveHallNoticeMutation } from '../api'

export type Notice = HallNoticeAnswer

const ENTRIES = {
  text: { kind: 'words', label: '公告内容', rows: 8, max: LONGEST_HALL_NOTICE, isCut: true, hidesLabel: true },
} as const

/** 编辑公告: every line is shown by itself; none takes the notice off the screen. */
export default function EditNoticeDialog({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const { text: before, version } = notice
  const [save] = useCaseworkSaveHallNoticeMutation()
  return (
    <FormDialog
      title="编辑公告"
      lead={
        <p>每行一条，最多{HALL_NOTICE.lines}条，逐条轮播；全部删去即不再显示。公告向公众显示，请勿写入信访人信息。</p>
      }
      entries={ENTRIES}
      values={{ text: before }}
      problemsOf={({ text }) => told(isHallNotice(text) ? '' : HALL_NOTICE_TEXTS.wrong)}
      send={({ text }) => save({ args: { text, version } })}
      submits="保存"
      done="公告已更新，一分钟内在大厅主屏显示"
      onClose={onClose}
    />
  )
}
