import { useState } from 'react'
import { newId, sendFile } from '../api/send'
import { stage } from '../contract/calls/files'
import { notify } from '../sdk/notify'

export interface StagedFile {
  readonly key: string
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** The server's id, once it has the file. */
  readonly fileId?: string
  readonly problem?: string
}

/** Files on their way to the server. A file that fails drops out of the list. */
export function useUploads() {
  const [files, setFiles] = useState<readonly StagedFile[]>([])
  const drop = (key: string) => setFiles(before => before.filter(file => file.key !== key))

  const add = async (file: File) => {
    const key = newId()
    setFiles(before => [...before, { key, name: file.name, size: file.size }])
    const { data: fileId, error } = await sendFile(stage, file, { requestId: key })
    if (error) {
      drop(key)
      return notify.error(`${file.name}：${error.message}`)
    }
    setFiles(before => before.map(staged => (staged.key === key ? { ...staged, fileId } : staged)))
    notify.success('附件文件上传成功')
  }

  return {
    files,
    fileIds: files.flatMap(({ fileId }) => (fileId ? [fileId] : [])),
    uploading: files.some(({ fileId }) => !fileId),
    add: (file: File) => void add(file),
    remove: (file: StagedFile) => drop(file.key),
    clear: () => setFiles([]),
  }
}
