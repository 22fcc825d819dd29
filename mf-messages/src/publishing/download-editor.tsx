import { publishDownload } from '@portal/shared-lib/contract/calls/downloads'
import { DOWNLOAD_TYPES, downloadProblems, MAX_DESCRIPTION } from '@portal/shared-lib/contract/rules/notice'
import { type ChosenFile, FormDialog, fileIdsOf, type PlainEntry, problemsIn } from '@portal/shared-lib/ui-form'
import { useMessagesPublishDownloadMutation } from '../api'

/** Pixels. */
const WIDTH = 720
const NO_FILES: readonly ChosenFile[] = []
const NOTHING = { title: '', type: '', description: '', fileIds: NO_FILES }

const ENTRIES: Record<keyof typeof NOTHING, PlainEntry> = {
  title: { kind: 'line', label: '标题', required: true },
  type: {
    kind: 'choice',
    label: '类型',
    required: true,
    options: DOWNLOAD_TYPES.map(type => [type, type]),
    isListed: true,
  },
  description: { kind: 'words', label: '描述', max: MAX_DESCRIPTION },
  fileIds: { kind: 'files', label: '文件', required: true },
}

/** Offers material to everybody. */
export function DownloadEditor({ onClose }: { onClose: () => void }) {
  const [send] = useMessagesPublishDownloadMutation()
  return (
    <FormDialog
      title="发布资料"
      submits="发布"
      done="资料已发布"
      unsaved="资料"
      width={WIDTH}
      entries={ENTRIES}
      values={NOTHING}
      problemsOf={material => problemsIn(downloadProblems({ ...material, fileIds: fileIdsOf(material.fileIds) }))}
      send={material => send({ args: { ...material, fileIds: fileIdsOf(material.fileIds) } })}
      names={publishDownload.send}
      onDone={onClose}
      onClose={onClose}
    />
  )
}
