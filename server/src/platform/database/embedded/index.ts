import { resolve } from 'node:path'
import { claimFolder } from './claim'
import { ensureCluster } from './cluster'
import { launch } from './launch'
import { findLeftover } from './leftover'
import { findPlace } from './place'
import { connectionUrl } from './probe'
import { shutDown } from './shutdown'
import { supervise } from './supervise'

export interface EmbeddedOptions {
  /** Holds the data, the password and PostgreSQL's log; made when absent. */
  folder: string
  /** Told what is done about the database beyond the ordinary start, one sentence at a time. */
  log: (line: string) => void
  /** PostgreSQL settings that differ from its own defaults, for example `{ fsync: 'off' }`. */
  settings?: Record<string, string>
  /** How long it may take until it answers, where more than a crash is to be replayed; milliseconds. */
  readyMs?: number
}

export interface Embedded {
  url: string
  /** Where the data really lies; `note` says why when it is not the folder asked for. */
  folder: string
  /** Something the operator should know. */
  note?: string
  /** Ends all sessions and waits until PostgreSQL is gone; calling it again is harmless. */
  stop(): Promise<void>
}

/**
 * Runs a PostgreSQL of our own, so that nobody has to install one. It listens on 127.0.0.1 only, on a port that may
 * differ at each start. A server that an earlier, killed run left behind is taken over; one that ends by itself is
 * started again on the same port.
 */
export async function startEmbedded({ folder, log, settings = {}, readyMs }: EmbeddedOptions): Promise<Embedded> {
  const place = findPlace(resolve(folder))
  const release = await claimFolder(place.folder, log)
  try {
    const password = await ensureCluster(place, settings)
    const start = async (port?: number) =>
      (await findLeftover(place, password, log)) ??
      (await launch(place, password, settings, port === undefined ? undefined : async () => port, readyMs))
    const server = await start()
    const supervision = supervise(server, () => start(server.port), log)
    const stop = async () => shutDown(await supervision.end(), place).finally(release)
    let stopping: Promise<void> | undefined
    return {
      url: connectionUrl(server.port, password),
      folder: place.folder,
      ...(place.note && { note: place.note }),
      stop: () => {
        stopping ??= stop()
        return stopping
      },
    }
  } catch (error) {
    release()
    throw error
  }
}
