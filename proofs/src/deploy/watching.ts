import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePorts } from '../../../scripts/testing/free-ports.mjs'
import { openKillable } from '../../../scripts/testing/killable-portal.mjs'
import { type Program, startProgram, until } from '../programs.ts'

const run = promisify(execFile)
const LONG_MS = 60_000
/** Names of figures of a server; what stands behind is what Prometheus makes of a histogram. */
const FIGURE = /\b((?:portal|process|nodejs)_[a-z0-9_]+?)(?:_bucket|_count|_sum)?\b/g
const FIGURES_AT_LEAST = 15

type Programs = Record<Extract<Program, 'amtool' | 'prometheus' | 'prometheus-alertmanager' | 'promtool'>, string>
interface Rule {
  name: string
  query: string
  health: string
  lastError?: string
}
interface Alert {
  labels: Record<string, string>
  receivers: { name: string }[]
}

/** A portal, Prometheus and Alertmanager by the delivered files, with nothing in them changed but addresses and times. */
export async function watchPortal(root: string, programs: Programs, folder: string): Promise<string> {
  const [figures = 0, web = 0, alerting = 0, nobody = 0] = await freePorts(4)
  const ports = { figures, alerting, nobody }
  await writeFiles(root, folder, ports)
  const [config, whom] = [join(folder, 'prometheus.yml'), join(folder, 'alertmanager.yml')]
  await run(programs.promtool, ['check', 'config', config])
  await run(programs.amtool, ['check-config', whom])
  const portal = await openKillable(root, { METRICS_PORT: String(figures), METRICS_HOST: '127.0.0.1' })
  const listen = (port: number) => `--web.listen-address=127.0.0.1:${port}`
  const prometheus = startProgram(programs.prometheus, [
    ...[`--config.file=${config}`, `--storage.tsdb.path=${join(folder, 'series')}`, listen(web)],
  ])
  const alertmanager = startProgram(programs['prometheus-alertmanager'], [
    ...[`--config.file=${whom}`, `--storage.path=${join(folder, 'told')}`, listen(alerting)],
    '--cluster.listen-address=',
  ])
  const told = () => `${prometheus.said()}\n${alertmanager.said()}`
  const ask = askerAt(`http://127.0.0.1:${web}/api/v1/`)
  const alertsTo = async (receiver: string, name: string) => {
    const alerts: Alert[] = await (await fetch(`http://127.0.0.1:${alerting}/api/v2/alerts`)).json()
    return alerts.some(
      ({ labels, receivers }) => labels.alertname === name && receivers.some(to => to.name === receiver),
    )
  }
  const waitFor = (name: string) =>
    until(
      () => alertsTo('page', name),
      LONG_MS,
      () => `Alertmanager was not told of ${name}\n${told()}`,
    )
  try {
    const rules = await until(
      async () => {
        const { groups }: { groups: { rules: Rule[] }[] } = await ask('rules')
        const all = groups.flatMap(group => group.rules)
        return all.length > 0 && all.every(({ health }) => health !== 'unknown') && (await sees(ask, 1)) && all
      },
      LONG_MS,
      () => `Prometheus does not see the portal\n${told()}`,
    )
    for (const { name, health, lastError } of rules) assert.equal(health, 'ok', `${name}: ${lastError}`)
    const board = await readFile(join(root, 'deploy/grafana/portal.json'), 'utf8')
    const asked = [...rules.map(({ query }) => query), ...expressionsOf(JSON.parse(board))]
    for (const query of asked) await ask('query', { query })
    const served: Record<string, unknown> = await ask('metadata')
    const names = new Set(asked.flatMap(query => Array.from(query.matchAll(FIGURE), ([, name = '']) => name)))
    assert.ok(names.size >= FIGURES_AT_LEAST)
    assert.deepEqual(
      [...names].filter(name => !(name in served)),
      [],
    )
    await waitFor('PortalDatabaseMachineGone')
    assert.equal(await alertsTo('page', 'PortalServerGone'), false)
    await portal.kill()
    await waitFor('PortalServerGone')
    return `${rules.length} rules and ${asked.length - rules.length} queries of the board answered, of ${names.size} figures that a portal serves; Alertmanager was told of a machine that is not there and of a server that died, to be paged`
  } finally {
    await alertmanager.kill('SIGTERM')
    await prometheus.kill('SIGTERM')
    await portal.stop()
  }
}

async function writeFiles(root: string, folder: string, ports: { figures: number; alerting: number; nobody: number }) {
  const read = (name: string) => readFile(join(root, 'deploy/prometheus', name), 'utf8')
  const prometheus = (await read('prometheus.yml'))
    .replace(/\["10\.0\.0\.11:9464".*\]/, `["127.0.0.1:${ports.figures}"]`)
    .replace('127.0.0.1:9093', `127.0.0.1:${ports.alerting}`)
    .replace(/10\.0\.0\.\d+:\d+/g, `127.0.0.1:${ports.nobody}`)
    .replace(/_interval: 15s/g, '_interval: 1s')
  await writeFile(join(folder, 'prometheus.yml'), prometheus)
  await writeFile(join(folder, 'portal.rules.yml'), (await read('portal.rules.yml')).replaceAll('for: 1m', 'for: 1s'))
  const whom = (await read('alertmanager.yml')).replace('mail.example.gov.cn:587', `127.0.0.1:${ports.nobody}`)
  await writeFile(join(folder, 'alertmanager.yml'), whom)
}

/** Asks Prometheus; throws with what it has to say against it. */
function askerAt(api: string) {
  return async (path: string, query: Record<string, string> = {}) => {
    const answer = await fetch(`${api}${path}?${new URLSearchParams(query)}`)
    const { status, data, error } = await answer.json()
    assert.equal(status, 'success', `${path} ${query.query ?? ''}: ${error}`)
    return data
  }
}

type Ask = ReturnType<typeof askerAt>

/** Whether Prometheus gets figures from so many servers. */
async function sees(ask: Ask, count: number): Promise<boolean> {
  const { result } = await ask('query', { query: 'sum(up{job="portal"})' })
  return Number(result[0]?.value[1]) === count
}

/** All queries of a board, wherever they stand. */
function expressionsOf(board: unknown): string[] {
  if (!(board instanceof Object)) return []
  return Object.entries(board).flatMap(([name, value]) =>
    name === 'expr' && typeof value === 'string' ? [value] : expressionsOf(value),
  )
}
