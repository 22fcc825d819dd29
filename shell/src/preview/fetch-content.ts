import { composition } from '@portal/shared-lib'
import { errors } from '@portal/shared-lib/contract/errors'

const LOST = '网络连接失败，请检查网络后重试'

interface Options {
  readonly signal: AbortSignal
  /** Told how many bytes have come. */
  readonly onProgress: (received: number) => void
}

/** Fetches what a link points at, which uses the link up. Throws with a text for the user. */
export async function fetchContent(path: string, { signal, onProgress }: Options): Promise<Blob> {
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
