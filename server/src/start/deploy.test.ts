import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { deployed, documentsOf, readDeployed } from '../../test/deployed'
import { ROOT } from '../platform/root'

/** What is delivered to run the portal with cannot be run by tests: here it is held to what the portal has. */
describe('What deploy/ holds', () => {
  const units = deployed('systemd')

  it('is YAML wherever it says so', () => {
    const files = deployed().filter(path => /\.ya?ml$/.test(path) && !path.includes('/templates/'))
    expect(files.length).toBeGreaterThan(4)
    for (const path of files) expect([path, documentsOf(readDeployed(path))]).toEqual([path, [expect.any(Object)]])
  })

  it('starts programs that are built', () => {
    const programs = deployed().flatMap(path => readDeployed(path).match(/server\/dist\/[\w/-]+\.js/g) ?? [])
    expect(programs.length).toBeGreaterThan(3)
    for (const program of programs)
      expect([program, existsSync(join(ROOT, program.replace('/dist/', '/').replace('.js', '.ts')))]).toEqual([
        program,
        true,
      ])
  })

  it('has units of known sections and of settings with a value', () => {
    for (const path of [...units, 'deploy/pgbackrest/pgbackrest.service'])
      for (const line of readDeployed(path)
        .split('\n')
        .filter(text => text && !text.startsWith('#')))
        expect(line).toMatch(/^(\[(Unit|Service|Install|Timer)\]|[A-Z]\w+=\S.*)$/)
  })

  it('has a balancer whose blocks close, which passes addresses on and repeats writes, and leaves headers alone', () => {
    const conf = readDeployed('deploy/nginx/portal.conf').replace(/#.*$/gm, '')
    let depth = 0
    for (const part of conf
      .split(/(?<=[{};])/)
      .map(text => text.trim())
      .filter(Boolean)) {
      expect(part).toMatch(/[{};]$/)
      depth += part.endsWith('{') ? 1 : part === '}' ? -1 : 0
      expect(depth).toBeGreaterThanOrEqual(0)
    }
    expect(depth).toBe(0)
    for (const line of ['X-Forwarded-For $remote_addr', 'X-Forwarded-Proto $scheme', 'http_503 non_idempotent'])
      expect(conf).toContain(line)
    expect(conf).not.toMatch(/add_header|proxy_hide_header/)
    expect([...conf.matchAll(/proxy_pass http:\/\/(\w+);/g)].map(([, name]) => name)).toEqual(['portal', 'portal'])
    expect(conf).toMatch(/^upstream portal \{/m)
  })

  it('names the same machines wherever they stand', () => {
    const at = (path: string, pattern: RegExp) =>
      [...new Set(Array.from(readDeployed(`deploy/${path}`).matchAll(pattern), ([, address]) => address))].sort()
    const databases = at('patroni/haproxy.cfg', /server \w+ ([\d.]+):5432 check port 8008/g)
    expect(databases).toHaveLength(3)
    expect(at('patroni/machine.env', /'([\d.]+):2379'/g)).toEqual(databases)
    expect(at('patroni/etcd.env', /db\d=http:\/\/([\d.]+):2380/g)).toEqual(databases)
    expect(at('prometheus/prometheus.yml', /([\d.]+):8008/g)).toEqual(databases)
    expect(at('prometheus/prometheus.yml', /([\d.]+):2379/g)).toEqual(databases)
    const servers = at('nginx/portal.conf', /server ([\d.]+):8080/g)
    expect(servers).toHaveLength(3)
    expect(at('prometheus/prometheus.yml', /([\d.]+):9464/g)).toEqual(servers)
  })

  it('has no password where one is asked for', () => {
    const machine = readDeployed('deploy/patroni/machine.env')
    expect(machine.match(/PASSWORD=.*/g)).toEqual(['PASSWORD=', 'PASSWORD=', 'PASSWORD='])
    expect(readDeployed('deploy/patroni/patroni.yml')).not.toMatch(/password:/)
    expect(readDeployed('deploy/pgbouncer/pgbouncer.ini')).toMatch(/^pool_mode = transaction$/m)
    expect(readDeployed('deploy/pgbackrest/pgbackrest.conf')).toMatch(
      /^repo1-cipher-type=aes-256-cbc\nrepo1-cipher-pass=$/m,
    )
  })

  it('archives alike with Patroni and without it, once a minute', () => {
    const settings = [...readDeployed('deploy/pgbackrest/postgresql.conf').matchAll(/^(archive_\w+) = '?(.*?)'?$/gm)]
    expect(settings.map(([, name]) => name)).toEqual(['archive_mode', 'archive_timeout', 'archive_command'])
    for (const [, name, value] of settings)
      expect(readDeployed('deploy/patroni/patroni.yml').replaceAll("'", '')).toContain(`        ${name}: ${value}\n`)
    expect(Object.fromEntries(settings.map(([, name, value]) => [name, value]))).toMatchObject({
      archive_timeout: '60',
    })
  })
})
