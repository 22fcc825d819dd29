import { z } from 'zod'
import type { Db } from '../../platform/database/connect'
import { enqueue } from '../../platform/jobs/enqueue'
import { defineJob, type Run } from '../../platform/jobs/job'
import type { FieldKeys } from '../../platform/keys/field-keys'
import type { Services } from '../../platform/services'
import { pagesOf } from './letter-pages'
import { readLetter } from './read-letter'
import { createReader, type Reader } from './reader'
import {
  type Content,
  keepContent,
  keepProblem,
  keepProgress,
  keepWaiting,
  keepWaitingAgain,
  type Of,
  type Reading,
  readRecognition,
  takeReading,
} from './store'
import { Undrawn, undrawnText } from './undrawn'

const NO_FILE = '扫描件没有可识别的图片或PDF文件，请对照原件登记'
const BROKEN = '系统识别时出错，请稍后重新识别或对照原件登记'

/** By the files that are read: one in a process, whoever asks, in whichever kind of work. */
const readers = new WeakMap<Services['files'], Reader>()

function readerOf({ files }: Services): Reader {
  const reader = readers.get(files) ?? createReader()
  readers.set(files, reader)
  return reader
}

/** Ends the reader, for the server to stop. */
export async function stopReading({ files }: Services): Promise<void> {
  await readers.get(files)?.end()
}

/**
 * Reads a letter. That its file cannot be drawn is an answer, which stays with the letter; whatever else goes wrong is the
 * system's fault, and is tried again.
 */
const READING = defineJob({
  name: 'readLetter',
  title: '识别扫描件',
  lane: 'reading',
  args: z.object({ petitionId: z.string() }),
  attempts: 3,
  pauseSeconds: 30,
  limitSeconds: 180,
  async run(run, { petitionId }) {
    const asked = await takeReading(run.services.db, ofJob(run, petitionId), run.services.now())
    if (asked) await readOne(run, asked)
  },
  async bury(run, { petitionId }) {
    const { db, now } = run.services
    const asked = await takeReading(db, ofJob(run, petitionId), now())
    if (asked) await keepProblem(db, asked, BROKEN, now())
  },
  revive: ({ db, config: { provinceCode }, now }, { petitionId }) =>
    keepWaitingAgain(db, { provinceCode, petitionId }, BROKEN, now()),
})

export const RECOGNITION_JOBS = [READING]

const ofJob = ({ services }: Run, petitionId: string): Of => ({
  provinceCode: services.config.provinceCode,
  petitionId,
})

/** Puts a letter in the queue. What is known of its pages is not read again; without it all are. */
export async function askForReading(db: Db, keys: FieldKeys, of: Of, at: Date, known?: Content): Promise<void> {
  await keepWaiting(db, keys, of, at, known)
  await enqueue({ db, config: of }, READING, { petitionId: of.petitionId }, of.petitionId)
}

async function readOne(run: Run, asked: Reading): Promise<void> {
  const { db, fieldKeys, now } = run.services
  const reader = readerOf(run.services)
  const end = () => void reader.end()
  run.signal.addEventListener('abort', end)
  try {
    const pages = await pagesOf(run.services, asked)
    if (pages.length === 0) return await keepProblem(db, asked, NO_FILE, now())
    const { pages: known } = await readRecognition(db, run.services, asked)
    const told = async (percent: number) => {
      await run.goesOn()
      await keepProgress(db, asked, percent, now())
    }
    await keepContent(db, fieldKeys, asked, await readLetter(run.services, reader, pages, { known, told }), now())
  } catch (error) {
    if (!(error instanceof Undrawn)) throw error
    await keepProblem(db, asked, undrawnText(error), now())
  } finally {
    run.signal.removeEventListener('abort', end)
  }
}
