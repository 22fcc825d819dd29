import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../platform/root'

/** What is delivered to run the portal with cannot be run by tests: here it is held to what the portal has. */
describe('What deploy/ holds', () => {
  const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
  const units = readdirSync(join(ROOT, 'deploy/systemd')).map(name => `deploy/systemd/${name}`)
  const charts = readdirSync(join(ROOT, 'deploy/helm/portal/templates')).map(
    name => `deploy/helm/portal/templates/${name}`,
  )
  const containers = readdirSync(join(ROOT, 'deploy/container')).map(name => `deploy/container/${name}`)
  const own = read('deploy/container/compose.yaml')
  const settings = ['config', 'files/file-settings', 'files/s3/settings'].map(name =>
    read(`server/src/platform/${name}.ts`),
  )

  it('starts programs that are built', () => {
    const programs = [...units, ...containers, ...charts].flatMap(
      path => read(path).match(/server\/dist\/[\w/-]+\.js/g) ?? [],
    )
    expect(programs.length).toBeGreaterThan(3)
    for (const program of programs)
      expect([program, existsSync(join(ROOT, program.replace('/dist/', '/').replace('.js', '.ts')))]).toEqual([
        program,
        true,
      ])
  })

  it('sets what the portal reads', () => {
    const environment = /environment: &environment\n((?: {4}\w+: .*\n)+)/.exec(own)?.[1] ?? ''
    const inCompose = [...environment.matchAll(/^ {4}(\w+):/gm)].map(([, name]) => name)
    const inImage = [...(/^ENV (.*)$/m.exec(read('deploy/container/Dockerfile'))?.[1] ?? '').matchAll(/(\w+)=/g)].map(
      ([, name]) => name,
    )
    const names = [...inCompose, ...inImage, 'DATABASE_MIGRATE_URL']
    expect(names).toEqual(expect.arrayContaining(['DATABASE_URL', 'FILES_FOLDER', 'LEAVE_SECONDS']))
    for (const name of names)
      expect([name, settings.some(text => new RegExp(`\\b${name}\\b`).test(text))]).toEqual([name, true])
  })

  it('has units of known sections and of settings with a value', () => {
    for (const path of units)
      for (const line of read(path)
        .split('\n')
        .filter(text => text && !text.startsWith('#')))
        expect(line).toMatch(/^(\[(Unit|Service|Install|Timer)\]|[A-Z]\w+=\S.*)$/)
  })

  it('has a balancer whose blocks close, which passes addresses on and repeats writes, and leaves headers alone', () => {
    const conf = read('deploy/nginx/portal.conf').replace(/#.*$/gm, '')
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

  it('has a chart whose values are there, whose settings the portal reads, and whose probes it answers', () => {
    const values = read('deploy/helm/portal/values.yaml')
    const templates = charts.map(read).join('\n')
    const tags = [...templates.matchAll(/\{\{-? *(.*?) *-?\}\}/g)].map(([, tag = '']) => tag)
    expect(templates.match(/\{\{|\}\}/g)).toHaveLength(2 * tags.length)
    expect(tags.filter(tag => /^(if|range|with)\b/.test(tag)).length).toBe(tags.filter(tag => tag === 'end').length)
    const named = new Set(tags.flatMap(tag => tag.match(/(?<=\.Values\.)\w+/g) ?? []))
    expect([...values.matchAll(/^(\w+):/gm)].map(([, name]) => name).sort()).toEqual([...named].sort())
    const env = /^env:\n((?: {2}.*\n)+)/m.exec(values)?.[1] ?? ''
    const set = [...env.matchAll(/^ {2}(\w+):/gm), ...templates.matchAll(/- name: ([A-Z_]+)$/gm)].map(
      ([, name]) => name,
    )
    expect(set).toEqual(expect.arrayContaining(['TRUST_PROXY', 'LEAVE_SECONDS']))
    for (const name of set)
      expect([name, settings.some(text => new RegExp(`\\b${name}\\b`).test(text))]).toEqual([name, true])
    const health = read('server/src/platform/http/health.ts')
    for (const [, path = ''] of templates.matchAll(/path: (\/health\S*)/g)) expect(health).toContain(path)
    expect(templates).not.toContain('\t')
  })

  it('has no password where one is asked for', () => {
    const machine = read('deploy/patroni/machine.env')
    expect(machine.match(/PASSWORD=.*/g)).toEqual(['PASSWORD=', 'PASSWORD=', 'PASSWORD='])
    expect(read('deploy/patroni/patroni.yml')).not.toMatch(/password:/)
    expect(read('deploy/pgbouncer/pgbouncer.ini')).toMatch(/^pool_mode = transaction$/m)
  })

  it('asks for its passwords, and has none', () => {
    for (const [, value = ''] of own.matchAll(/PASSWORD: (.*)/g)) expect(value).toMatch(/^\$\{\w+:\?\}$/)
    expect(own).toMatch(/FIELD_KEYS: \$\{FIELD_KEYS:\?\}/)
  })
})
