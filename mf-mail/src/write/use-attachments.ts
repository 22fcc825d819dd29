import { notify } from '@portal/shared-lib'
import { useUploads } from '@portal/shared-lib/ui-data'
import { useState } from 'react'
import { useMailDeleteStagedMutation } from '../api'
import type { Written } from '../drafts/written'

/** The attachments of a draft: those it had when it was opened, and those chosen since. */
export function useAttachments() {
  const [restored, setRestored] = useState<Written['attachments']>([])
  const uploads = useUploads()
  const [deleteStaged] = useMailDeleteStagedMutation()
  const before = restored.map(({ id, name, size = 0 }) => ({ key: id, fileId: id, name, size }))
  const files = [...before, ...uploads.files]
  const remove = async (file: (typeof files)[number]) => {
    setRestored(kept => kept.filter(({ id }) => id !== file.key))
    if (uploads.files.includes(file)) uploads.remove(file)
    if (!file.fileId) return
    const { error } = await deleteStaged({ args: { id: file.fileId } })
    // One that the server has swept already is gone as well.
    if (!error) notify.success('附件删除成功！')
  }
  return {
    files,
    attachments: files.flatMap(({ fileId, name, size }) => (fileId ? [{ id: fileId, name, size }] : [])),
    uploading: uploads.uploading,
    add: uploads.add,
    remove: (file: (typeof files)[number]) => void remove(file),
    restore: (attachments: Written['attachments']) => {
      uploads.clear()
      setRestored(attachments)
    },
  }
}
