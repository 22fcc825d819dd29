import { mkdir } from 'node:fs/promises'
import { createStream } from 'rotating-file-stream'
import { dayOf } from '../platform/calendar/china-time'
import type { Config } from '../platform/config'
import type { LogTarget } from '../platform/http/http'
import type { Teardown } from './teardown'

const NAME = 'server.log'
/** For the owner alone: lines tell who called what. */
const FILE_MODE = 0o600
const FOLDER_MODE = 0o700

/**
 * The log in a folder, a file a day, of which as many are kept as the province says; undefined where it goes to standard
 * output. A disk that is full costs lines and never the server.
 */
export async function openLog({ logFolder, logDays }: Config, teardown: Teardown): Promise<LogTarget | undefined> {
  if (logFolder === undefined) return undefined
  await mkdir(logFolder, { recursive: true, mode: FOLDER_MODE })
  const stream = createStream(nameOf, {
    ...{ path: logFolder, interval: '1d', initialRotation: true, intervalBoundary: true },
    ...{ maxFiles: logDays, mode: FILE_MODE },
  })
  stream.on('error', error => console.error('The log cannot be written:', error.message))
  teardown.add(() => new Promise<void>(resolve => stream.end(resolve)))
  return { write: line => void stream.write(line) }
}

/** Of the day that is over where there is one; a second one of a day has its number. */
const nameOf = (time: Date | number | null, index = 1): string =>
  time ? `server-${dayOf(new Date(time))}${index > 1 ? `.${index}` : ''}.log` : NAME
