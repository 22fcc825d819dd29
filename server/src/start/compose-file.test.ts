import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { documentsOf, readDeployed, unreadOf } from '../../test/deployed'
import { ROOT } from '../platform/root'

const FOLDER = 'deploy/container'
const ASKED = /\$\{(\w+):\?\}/g
const CONDITIONS = ['service_healthy', 'service_completed_successfully'] as const

const Service = z.strictObject({
  image: z.string(),
  build: z
    .strictObject({ context: z.string(), dockerfile: z.string(), args: z.record(z.string(), z.string()) })
    .optional(),
  command: z.string().optional(),
  entrypoint: z.array(z.string()).optional(),
  restart: z.enum(['on-failure', 'no']),
  stop_grace_period: z.string().optional(),
  environment: z.record(z.string(), z.string()).default({}),
  depends_on: z.record(z.string(), z.strictObject({ condition: z.enum(CONDITIONS) })).default({}),
  networks: z.union([
    z.array(z.string()).transform(names => Object.fromEntries(names.map(name => [name, { ipv4_address: '' }]))),
    z.record(z.string(), z.strictObject({ ipv4_address: z.ipv4() })),
  ]),
  volumes: z
    .array(z.string().transform(text => /^(.+?):(\/[^:]+)(?::ro)?$/.exec(text)?.[1] ?? `? ${text}`))
    .default([]),
  ports: z.array(z.string()).default([]),
  healthcheck: z.strictObject({ test: z.array(z.string()), interval: z.string() }).optional(),
})
const Compose = z.strictObject({
  'x-portal': z.unknown(),
  services: z.record(z.string(), Service),
  networks: z.record(z.string(), z.unknown()),
  volumes: z.record(z.string(), z.null()),
})

/** Docker does not run where this is tested: here the compose file is held to itself and to what the portal reads. */
describe('The compose file', () => {
  const text = readDeployed(`${FOLDER}/compose.yaml`)
  const compose = () => Compose.parse(documentsOf(text)[0])
  const services = () => Object.entries(compose().services)
  const portals = () => services().filter(([, { build }]) => build !== undefined)
  const servers = () => portals().filter(([, { command }]) => command === undefined)
  const asked = () => [...new Set(Array.from(text.matchAll(ASKED), ([, name]) => name))].sort()

  it('declares each volume and network that a service names, and no other', () => {
    const named = services().flatMap(([, { volumes }]) => volumes.filter(source => /^[a-z]/.test(source)))
    expect([...new Set(named)].sort()).toEqual(Object.keys(compose().volumes).sort())
    const networks = services().flatMap(([, { networks: names }]) => Object.keys(names))
    expect([...new Set(networks)]).toEqual(Object.keys(compose().networks))
  })

  it('mounts what is there, or a folder that it asks for', () => {
    const others = services().flatMap(([, { volumes }]) => volumes.filter(source => !/^[a-z]/.test(source)))
    expect(others.length).toBeGreaterThan(2)
    for (const source of others)
      if (!/^\$\{\w+:\?\}$/.test(source))
        expect([source, existsSync(join(ROOT, FOLDER, source))]).toEqual([source, true])
  })

  it('waits for services that it has, and that tell what is waited for', () => {
    const all = compose().services
    for (const [name, { depends_on }] of services())
      for (const [other, { condition }] of Object.entries(depends_on)) {
        const { healthcheck, build, restart } = all[other] ?? {}
        const tells = condition === 'service_healthy' ? Boolean(healthcheck ?? build) : restart === 'no'
        expect([name, other, tells]).toEqual([name, other, true])
      }
    expect(readDeployed(`${FOLDER}/Dockerfile`)).toMatch(/^HEALTHCHECK /m)
  })

  it('gives servers what they read, and nothing else', () => {
    const image = /^ENV (.*)$/m.exec(readDeployed(`${FOLDER}/Dockerfile`))?.[1] ?? ''
    const inImage = Object.fromEntries(Array.from(image.matchAll(/(\w+)=(\S+)/g), ([, name, value]) => [name, value]))
    for (const [name, { environment }] of portals()) {
      const env = { ...inImage, ...environment, PROVINCE: 'linjiang' }
      expect([name, unreadOf(env)]).toEqual([name, []])
      expect(env).toMatchObject({ NODE_ENV: 'production', FILE_STORE: 's3', BACKUP_FOLDER: '/backup/portal' })
    }
  })

  it('has tables made by their owner before servers start, whom it does not tell of him', () => {
    const owners = portals().filter(([, { environment }]) => 'DATABASE_MIGRATE_URL' in environment)
    expect(owners.map(([name]) => name)).toEqual(['migrate'])
    expect(servers().length).toBeGreaterThan(1)
    for (const [, { depends_on }] of servers())
      expect(depends_on.migrate).toEqual({ condition: 'service_completed_successfully' })
  })

  it('names services where a server looks for others', () => {
    const names = Object.keys(compose().services)
    for (const [, { environment }] of portals())
      for (const key of ['DATABASE_URL', 'DATABASE_MIGRATE_URL', 'S3_ENDPOINT'].filter(name => name in environment))
        expect(names).toContain(new URL(environment[key]?.replace(ASKED, 'x') ?? '').hostname)
  })

  it('has servers at the addresses that nginx passes calls to, and nginx at the one that they trust', () => {
    const addresses = (some: ReturnType<typeof services>) =>
      some.map(([, { networks }]) => networks.portal?.ipv4_address)
    const passed = [...readDeployed('deploy/nginx/portal.conf').matchAll(/^ {4}server ([\d.]+):8080 /gm)]
    expect(addresses(servers())).toEqual(passed.map(([, address]) => address))
    const proxies = services().filter(([, { ports }]) => ports.length > 0)
    for (const [, { environment }] of servers()) expect(addresses(proxies)).toEqual([environment.TRUST_PROXY])
  })

  it('asks for its secrets, and has none', () => {
    const secrets = services().flatMap(([, { environment }]) =>
      Object.entries(environment).filter(([name]) => /PASSWORD|KEY|ROOT_USER/.test(name)),
    )
    expect(secrets.length).toBeGreaterThan(5)
    for (const [name, value] of secrets) expect([name, value]).toEqual([name, expect.stringMatching(/^\$\{\w+:\?\}$/)])
    const filledIn = text.replace(ASKED, 'asked')
    for (const [, password] of filledIn.matchAll(/\/\/[^\s:@/]+:([^\s@/]+)@/g)) expect(password).toBe('asked')
    expect(filledIn).not.toContain('${')
  })

  it('asks for what the file of its environment lists, empty', () => {
    const lines = readDeployed(`${FOLDER}/compose.env`)
      .split('\n')
      .filter(line => line && !line.startsWith('#'))
    expect(lines.sort()).toEqual(asked().map(name => `${name}=`))
  })
})
