import { useUploads } from '@portal/shared-lib/ui-data'
import { useState } from 'react'

type StagedFile = ReturnType<typeof useUploads>['files'][number]

/** A file that waits at the server to be registered with the form. */
export interface KeptFile {
  readonly id: string
  readonly name: string
  /** Bytes. */
  readonly size?: number | undefined
}

/** The files of a form: those its draft had, and those chosen since. */
export function useDraftFiles() {
  const [before, setBefore] = useState<readonly KeptFile[]>([])
  const uploads = useUploads()
  const restored = before.map(({ id, name, size = 0 }): StagedFile => ({ key: id, fileId: id, name, size }))
  const files = [...restored, ...uploads.files]
  return {
    files,
    fileIds: files.flatMap(({ fileId }) => fileId ?? []),
    uploading: uploads.uploading,
    /** What a draft keeps of them. */
    read: (): KeptFile[] => files.flatMap(({ fileId, name, size }) => (fileId ? [{ id: fileId, name, size }] : [])),
    restore: (kept: readonly KeptFile[]) => {
      uploads.clear()
      setBefore(kept)
    },
    add: uploads.add,
    remove: (file: StagedFile) => {
      setBefore(left => left.filter(({ id }) => id !== file.key))
      uploads.remove(file)
    },
    clear: () => {
      uploads.clear()
      setBefore([])
    },
  }
}
