import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Services } from '../services'
import { composedParts, labelOf, type PartLabel, type ToldPart } from './composed-remotes'
import { REMOTE_BUDGETS } from './remote-budgets'

const SECOND_MS = 1000

/** Seconds; the budgets are among them. */
const BUCKETS = [0.05, 0.1, 0.25, 0.5, REMOTE_BUDGETS.mount, REMOTE_BUDGETS.load, 5, 10, 30]

/** Milliseconds for which the compositions that the server holds are remembered. */
const KNOWN_FOR = 60_000

/** What nobody has composed; browsers say what they like. */
const OTHER: PartLabel = { remote: 'other', version: 'other' }

/** A shell that no composition here has, as one that was replaced meanwhile. */
const ANY_SHELL: PartLabel = { remote: 'shell', version: 'any' }

type Figures = ReturnType<typeof createFigures>

const made = new WeakMap<Services, Figures>()

/** The figures of remotes in browsers; undefined where the server serves none. */
export function remoteFiguresOf(services: Services): Figures | undefined {
  if (!services.config.metrics) return undefined
  const figures = made.get(services) ?? createFigures(services)
  made.set(services, figures)
  return figures
}

/** Labels name what is composed here and nothing else, so that no report makes another series. */
function createFigures({ config: { portalFolder } }: Services) {
  const registry = new Registry()
  const own = { labelNames: ['remote', 'version'] as const, registers: [registry] }
  const load = new Histogram({
    name: 'portal_remote_load_seconds',
    help: 'Time until the code of a remote was there, in browsers, by remote and version',
    buckets: BUCKETS,
    ...own,
  })
  const mount = new Histogram({
    name: 'portal_remote_mount_seconds',
    help: 'Time from there until it had mounted',
    buckets: BUCKETS,
    ...own,
  })
  const faults = new Counter({
    name: 'portal_remote_faults_total',
    help: 'Faults in browsers, by the remote and version at fault and by their kind',
    labelNames: ['remote', 'version', 'kind'],
    registers: [registry],
  })
  const floors = new Counter({
    name: 'portal_remote_floor_total',
    help: 'Windows in which the earlier version of a remote came in for this one',
    ...own,
  })
  budgets(registry)
  const known = new Map<string, PartLabel>()
  let readAt = 0
  const read = async () => {
    if (portalFolder === undefined || Date.now() - readAt < KNOWN_FOR) return
    readAt = Date.now()
    for (const part of await composedParts(portalFolder)) known.set(keyOf(part), labelOf(part))
  }
  const knownAs = async (part: ToldPart) => {
    await read()
    return known.get(keyOf(part)) ?? (part.remote === 'shell' ? ANY_SHELL : OTHER)
  }
  return {
    registry,
    async time({ load: loaded, mount: mounted, ...part }: ToldPart & { load: number; mount: number }) {
      const label = await knownAs(part)
      load.observe(label, loaded / SECOND_MS)
      mount.observe(label, mounted / SECOND_MS)
    },
    async fault({ kind, floor, ...part }: ToldPart & { kind: string; floor?: string | undefined }) {
      const label = await knownAs(part)
      faults.inc({ ...label, kind })
      if (floor !== undefined) floors.inc(label)
    },
  }
}

function budgets(registry: Registry): void {
  const gauge = new Gauge({
    name: 'portal_remote_budget',
    help: 'What remotes may take: seconds of load and mount at the 95th percentile, faults per load',
    labelNames: ['what'],
    registers: [registry],
  })
  for (const [what, budget] of Object.entries(REMOTE_BUDGETS)) gauge.set({ what }, budget)
}

const keyOf = ({ remote, version, build = '' }: ToldPart) => `${remote}@${version}@${build}`
