import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createWorker, type Line, type Worker } from 'tesseract.js'

const require_ = createRequire(__filename)
/** Of the two sets of trained data in the package, that which reads printed Chinese with fewer wrong characters (`npm run bench -- --only recognition`). */
const TRAINED = join(dirname(require_.resolve('@tesseract.js-data/chi_sim/package.json')), '4.0.0')
const LANGUAGE = 'chi_sim'
/** 1: neural net only. */
const NEURAL = 1
/** Milliseconds without a page after which the reader ends; starting one again takes two seconds. */
const IDLE_MS = 60_000

/** A reader of printed Chinese, in a thread of its own, on this machine alone. */
export interface Reader {
  lines(picture: Buffer): Promise<readonly Line[]>
  end(): Promise<void>
}

/** Starts reading with the first page, ends after a while without one, and starts anew with the next. */
export function createReader(): Reader {
  let worker: Promise<Worker> | undefined
  let timer: NodeJS.Timeout | undefined
  const end = async () => {
    clearTimeout(timer)
    const running = worker
    worker = undefined
    await (await running?.catch(() => undefined))?.terminate()
  }
  return {
    async lines(picture) {
      clearTimeout(timer)
      worker ??= createWorker(LANGUAGE, NEURAL, { langPath: TRAINED, gzip: true, cacheMethod: 'none' })
      try {
        const { data } = await (await worker).recognize(picture, {}, { blocks: true, text: false })
        return (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines))
      } catch (error) {
        await end()
        throw error
      } finally {
        timer = setTimeout(() => void end(), IDLE_MS).unref()
      }
    },
    end,
  }
}
