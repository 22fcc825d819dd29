import { sql } from 'kysely'
import type { Services } from '../../platform/services'
import { pagesOf } from './letter-pages'
import { readLetter } from './read-letter'
import { createReader, type Reader } from './reader'
import { type Asked, keepContent, keepProblem, keepProgress, readRecognition } from './store'
import { undrawnText } from './undrawn'

/** Milliseconds after which a reader that says nothing is taken to be gone. */
const SILENT_MS = 180_000
const NO_FILE = '扫描件没有可识别的图片或PDF文件，请对照原件登记'

interface Reading {
  readonly reader: Reader
  running: Promise<void> | undefined
}

/** By the files that are read: one in a process, whoever asks, in whichever kind of work. */
const readings = new WeakMap<Services['files'], Reading>()

function readingOf({ files }: Services): Reading {
  const reading = readings.get(files) ?? { reader: createReader(), running: undefined }
  readings.set(files, reading)
  return reading
}

/** Reads what waits, one letter after the other; while that goes on, asking again changes nothing. */
export function readWaiting(services: Services): Promise<void> {
  const reading = readingOf(services)
  reading.running ??= readAll(services, reading.reader).finally(() => {
    reading.running = undefined
  })
  return reading.running
}

/** Ends what is being read, for the server to stop; whatever waits is read by the next one. */
export async function stopReading(services: Services): Promise<void> {
  const reading = readings.get(services.files)
  await reading?.reader.end()
  await reading?.running?.catch(() => undefined)
  await reading?.reader.end()
}

async function readAll(services: Services, reader: Reader): Promise<void> {
  for (let next = await takeNext(services); next; next = await takeNext(services)) await readOne(services, reader, next)
}

/** The one that waits longest, or whose reader has fallen silent; no other server takes it too. */
async function takeNext({ db, config: { provinceCode }, now }: Services): Promise<Asked | undefined> {
  const silent = new Date(now().getTime() - SILENT_MS)
  const taken = await db
    .updateTable('letter_recognition')
    .set({ state: 'running', progress: 0, changed_at: now() })
    .where('province_code', '=', provinceCode)
    .where(
      'petition_id',
      '=',
      sql<string>`(select petition_id from letter_recognition as next
        where next.province_code = ${provinceCode}
          and (next.state = 'waiting' or (next.state = 'running' and next.changed_at < ${silent}))
        order by next.asked_at limit 1 for update skip locked)`,
    )
    .returning(['petition_id', 'asked_at'])
    .executeTakeFirst()
  return taken && { provinceCode, petitionId: taken.petition_id, askedAt: taken.asked_at }
}

async function readOne(services: Services, reader: Reader, asked: Asked): Promise<void> {
  const { db, fieldKeys, now } = services
  try {
    const pages = await pagesOf(services, asked)
    if (pages.length === 0) return await keepProblem(db, asked, NO_FILE, now())
    const { pages: known } = await readRecognition(db, services, asked)
    const told = (percent: number) => keepProgress(db, asked, percent, now())
    await keepContent(db, fieldKeys, asked, await readLetter(services, reader, pages, { known, told }), now())
  } catch (error) {
    await keepProblem(db, asked, undrawnText(error), now())
  }
}
