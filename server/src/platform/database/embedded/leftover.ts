import type { Place } from './place'
import { type Postmaster, readPostmaster, retirePostmaster } from './postmaster-file'
import { probe } from './probe'
import { findProcess, isTaken, type Process, postgresIn } from './processes'
import type { Server } from './server'
import { waitFor } from './wait'

/** For a server that still starts, recovers or stops, or for children that outlive a killed one. */
const SETTLE_LIMIT_MS = 30_000

/**
 * When Node is killed, its PostgreSQL lives on and holds the data folder. Answers that server if it works; undefined
 * when nobody holds the folder, after a stale postmaster.pid has been put out of the way.
 */
export async function findLeftover(
  place: Place,
  password: string,
  log: (line: string) => void,
  limitMs = SETTLE_LIMIT_MS,
): Promise<Server | undefined> {
  const outcome = await waitFor(() => look(place, password, log), limitMs)
  if (outcome === 'free') return undefined
  if (outcome) return outcome
  const holders = holdersOf(place.data, readPostmaster(place.data)).map(({ pid }) => pid)
  throw new Error(
    `A PostgreSQL of an earlier run (process ${holders.join(', ')}) holds ${place.data}, ` +
      `but takes no connections and does not end; stop it with: kill -INT ${holders[0]}`,
  )
}

/** Undefined means: not settled yet, look again. */
async function look(place: Place, password: string, log: (line: string) => void): Promise<Server | 'free' | undefined> {
  const file = readPostmaster(place.data)
  const [holder] = holdersOf(place.data, file)
  if (holder) return file?.port && file.pid === holder.pid ? adopt(place, holder, file.port, password, log) : undefined
  if (file && blocksStart(file)) {
    log(`No PostgreSQL runs on ${place.data}; its postmaster.pid is stale`)
    retirePostmaster(place.data)
  }
  return 'free'
}

/** The processes that run on the folder, the main one first. */
function holdersOf(data: string, file: Postmaster | undefined): Process[] {
  if (process.platform === 'linux') {
    return postgresIn(data).toSorted((a, b) => Number(b.pid === file?.pid) - Number(a.pid === file?.pid))
  }
  const main = file && findProcess(file.pid)
  return main && runsOn(data, main) ? [main] : []
}

/** Windows tells us no command; there the answer at the port decides, and PostgreSQL judges a stale file itself. */
const runsOn = (data: string, { command }: Process): boolean =>
  process.platform === 'win32' || (command.includes('postgres') && command.includes(data))

async function adopt(
  { data }: Place,
  { pid, started }: Process,
  port: number,
  password: string,
  log: (line: string) => void,
): Promise<Server | undefined> {
  const answer = await probe(port, password, data)
  if (answer === 'wrong password') {
    throw new Error(`The PostgreSQL that runs on ${data} (process ${pid}) refuses the password in postgres.password`)
  }
  if (answer !== 'ours') return undefined
  log(`Took over the PostgreSQL that an earlier run left behind (process ${pid})`)
  return { pid, port, isGone: () => findProcess(pid)?.started !== started }
}

/** PostgreSQL clears a file whose process is gone, but neither one whose number is taken nor one it cannot read. */
const blocksStart = ({ pid }: Postmaster): boolean =>
  process.platform !== 'win32' && (Number.isNaN(pid) || isTaken(Math.abs(pid)))
