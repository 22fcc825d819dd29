import { useEffect, useState } from 'react'
import { newId } from '../api/request-ids'
import { notify } from '../sdk/notify'
import { type Ending, transfer } from './uploads-transfer'

export interface StagedFile {
  readonly key: string
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** Bytes of it that have arrived. */
  readonly received?: number
  /** The network is away; it goes on by itself. */
  readonly waiting?: boolean
  /** The server's id, once it has the file. */
  readonly fileId?: string
  readonly problem?: string
  /** Goes on after a problem. */
  readonly retry?: () => void
}

/** A file that waits at the server, as a draft keeps it. */
export interface StoredFile {
  readonly id: string
  readonly name: string
  /** Bytes. */
  readonly size?: number | undefined
}

type Change = Partial<Omit<StagedFile, 'key'>>

/**
 * Files on their way to the server, those of more than a piece in pieces: they go on by themselves after a lost
 * connection, and after a reload when they are chosen again. A file that is refused drops out of the list.
 */
export function useUploads() {
  const [files, setFiles] = useState<readonly StagedFile[]>([])
  const [running] = useState(() => new Map<string, AbortController>())
  useEffect(() => () => endAll(running, 'left'), [running])

  const drop = (key: string) => setFiles(before => before.filter(file => file.key !== key))
  const change = (key: string, changed: Change) =>
    setFiles(before => before.map(file => (file.key === key ? { ...file, ...changed } : file)))

  const run = async (key: string, file: File) => {
    const ending = new AbortController()
    running.set(key, ending)
    change(key, { problem: undefined, retry: undefined, waiting: false })
    const { data: fileId, error } = await transfer(file, {
      requestId: key,
      signal: ending.signal,
      onProgress: received => change(key, { received }),
      onWaiting: waiting => change(key, { waiting }),
    })
    if (ending.signal.aborted) return
    running.delete(key)
    if (fileId !== undefined) {
      change(key, { fileId })
      return notify.success('附件文件上传成功')
    }
    if (error?.retry) return change(key, { problem: error.message, retry: () => void run(key, file) })
    drop(key)
    notify.error(`${file.name}：${error?.message}`)
  }

  const add = (file: File) => {
    const key = newId()
    setFiles(before => [...before, { key, name: file.name, size: file.size, received: 0 }])
    void run(key, file)
  }

  const restore = (stored: readonly StoredFile[]) => {
    endAll(running, 'removed')
    setFiles(stored.map(({ id, name, size = 0 }) => ({ key: id, fileId: id, name, size })))
  }

  return {
    files,
    fileIds: files.flatMap(({ fileId }) => (fileId ? [fileId] : [])),
    uploading: files.some(({ fileId }) => !fileId),
    add,
    remove: ({ key }: StagedFile) => {
      end(running, key, 'removed')
      drop(key)
    },
    clear: () => restore([]),
    /** What a draft keeps of them. */
    stored: files.flatMap(({ fileId, name, size }): StoredFile[] => (fileId ? [{ id: fileId, name, size }] : [])),
    /** Begins again with those that a draft has kept. */
    restore,
  }
}

function end(running: Map<string, AbortController>, key: string, why: Ending): void {
  running.get(key)?.abort(why)
  running.delete(key)
}

const endAll = (running: Map<string, AbortController>, why: Ending) => {
  for (const key of [...running.keys()]) end(running, key, why)
}
