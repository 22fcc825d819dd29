import { composition, send } from '@portal/shared-lib'
import { preview } from '@portal/shared-lib/contract/calls/files'
import { errors } from '@portal/shared-lib/contract/errors'
import { useEffect, useState } from 'react'
import { kindOf } from './kinds'

const LOST = '网络连接失败，请检查网络后重试'

interface Options {
  readonly signal: AbortSignal
  /** Told how many bytes have come. */
  readonly onProgress: (received: number) => void
}

/** Fetches what a link points at, which uses the link up. Throws with a text for the user. */
async function fetchContent(path: string, { signal, onProgress }: Options): Promise<Blob> {
  const response = await fetch(composition().province.basePath + path, { signal }).catch(sayLost)
  if (!response.ok || !response.body) throw new Error(errors.fileMissing.text)
  let received = 0
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      received += chunk.length
      onProgress(received)
      controller.enqueue(chunk)
    },
  })
  const type = response.headers.get('content-type') ?? ''
  const content = await new Response(response.body.pipeThrough(counted)).blob().catch(sayLost)
  return new Blob([content], { type })
}

function sayLost(): never {
  throw new Error(LOST)
}

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
