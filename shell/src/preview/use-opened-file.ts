import { send } from '@portal/shared-lib'
import { preview } from '@portal/shared-lib/contract/calls/files'
import { useEffect, useState } from 'react'
import { fetchContent } from './fetch-content'
import { kindOf } from './kinds'

/** A file as far as it has been opened. */
export interface OpenedFile {
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly received: number
  /** Once it is all here; never where it can only be downloaded. */
  readonly content?: Blob
}

/** Opens a file: asks for a link, fetches what can be shown. */
export function useOpenedFile(id: string) {
  const [attempt, setAttempt] = useState(0)
  const [file, setFile] = useState<OpenedFile>()
  const [problem, setProblem] = useState('')

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt opens it anew
  useEffect(() => {
    const leaving = new AbortController()
    setFile(undefined)
    setProblem('')
    open(id, leaving.signal, setFile).catch((error: Error) => leaving.signal.aborted || setProblem(error.message))
    return () => leaving.abort()
  }, [id, attempt])

  return { file, problem, retry: () => setAttempt(before => before + 1) }
}

async function open(id: string, signal: AbortSignal, show: (file: OpenedFile) => void): Promise<void> {
  const { data, error } = await send(preview, { fileId: id }, { signal })
  if (error) throw new Error(error.message)
  const { path, name, size } = data
  const opened = { name, size, received: 0 }
  show(opened)
  if (!kindOf(name, size).kind) return
  const content = await fetchContent(path, { signal, onProgress: received => show({ ...opened, received }) })
  if (!signal.aborted) show({ ...opened, received: size, content })
}
