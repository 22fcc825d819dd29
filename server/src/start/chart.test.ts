import { z } from 'zod'
import { fillIn } from '../../test/chart'
import { deployed, documentsOf, readDeployed, unreadOf } from '../../test/deployed'

const Named = z.object({ name: z.string() })
const Labels = z.record(z.string(), z.string())
const Probe = z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) })
const Container = z.object({
  name: z.string(),
  image: z.string().min(1),
  command: z.array(z.string()).optional(),
  ports: z.array(Named).default([]),
  envFrom: z.array(z.object({ secretRef: Named })),
  env: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
  startupProbe: Probe.optional(),
  livenessProbe: Probe.optional(),
  readinessProbe: Probe.optional(),
  resources: z.object({ requests: z.object({ cpu: z.string() }) }).optional(),
  volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
})
const Claimed = z.object({ name: z.string(), persistentVolumeClaim: z.object({ claimName: z.string() }).optional() })
const Template = z.object({
  metadata: z.object({ labels: Labels }),
  spec: z.object({ containers: z.array(Container), volumes: z.array(Claimed) }),
})
const Selecting = z.object({ matchLabels: Labels })
const SPECS = {
  Deployment: z.object({ selector: Selecting, template: Template }),
  Job: z.object({ template: Template }),
  CronJob: z.object({ schedule: z.string(), jobTemplate: z.object({ spec: z.object({ template: Template }) }) }),
  Service: z.object({ selector: Labels, ports: z.array(z.object({ name: z.string(), targetPort: z.string() })) }),
  PodDisruptionBudget: z.object({ selector: Selecting }),
  HorizontalPodAutoscaler: z.object({
    scaleTargetRef: z.object({ kind: z.literal('Deployment'), name: z.string() }),
    minReplicas: z.int().min(2),
    maxReplicas: z.int(),
  }),
  Ingress: z.object({
    rules: z.array(
      z.object({
        host: z.string().min(1),
        http: z.object({
          paths: z.array(z.object({ backend: z.object({ service: z.object({ name: z.string(), port: Named }) }) })),
        }),
      }),
    ),
  }),
  PersistentVolumeClaim: z.object({ resources: z.object({ requests: z.object({ storage: z.string() }) }) }),
} as const
type Kind = keyof typeof SPECS
const KINDS = Object.keys(SPECS).filter((kind): kind is Kind => kind in SPECS)
const Resource = z.object({
  apiVersion: z.string().regex(/^([a-z0-9.]+\/)?v\d$/),
  kind: z.enum(KINDS),
  metadata: z.object({ name: z.string().regex(/^portal[a-z-]*$/) }),
  spec: z.unknown(),
})

/** Kubernetes does not run where this is tested: here the filled-in chart is held to itself and to what the portal reads. */
describe('The chart', () => {
  const valuesText = readDeployed('deploy/helm/portal/values.yaml')
  const values = z.record(z.string(), z.unknown()).parse(documentsOf(valuesText)[0])
  const templates = deployed('helm/portal/templates').map(readDeployed)
  const resources = templates
    .flatMap(template => documentsOf(fillIn(template, values)))
    .map(document => Resource.parse(document))
  const of = <K extends Kind>(kind: K) =>
    resources
      .filter(each => each.kind === kind)
      .map(({ metadata, spec }) => ({
        name: metadata.name,
        spec: SPECS[kind].parse(spec) as z.infer<(typeof SPECS)[K]>,
      }))
  const pods = [
    ...of('Deployment').map(({ spec }) => spec.template),
    ...of('Job').map(({ spec }) => spec.template),
    ...of('CronJob').map(({ spec }) => spec.jobTemplate.spec.template),
  ]
  const servers = of('Deployment').map(({ name, spec }) => ({ name, ...spec.template }))
  const selects = (labels: z.infer<typeof Labels>) =>
    servers.filter(({ metadata }) => Object.entries(labels).every(([key, value]) => metadata.labels[key] === value))

  it('has resources of known kinds, each once', () => {
    const names = resources.map(({ kind, metadata }) => `${kind} ${metadata.name}`)
    expect(new Set(names).size).toBe(names.length)
    expect(new Set(resources.map(({ kind }) => kind))).toEqual(new Set(KINDS))
  })

  it('uses each of its values', () => {
    const used = new Set(templates.join('\n').match(/(?<=\.Values\.)\w+/g))
    expect([...used].sort()).toEqual(Object.keys(values).sort())
  })

  it('selects pods that it has', () => {
    const budgets = of('PodDisruptionBudget').map(({ spec }) => spec.selector.matchLabels)
    const own = of('Deployment').map(({ spec }) => spec.selector.matchLabels)
    for (const labels of [...budgets, ...own, ...of('Service').map(({ spec }) => spec.selector)])
      expect([labels, selects(labels).length]).toEqual([labels, 1])
  })

  it('leads from the ingress to a port of the servers', () => {
    const [ingress] = of('Ingress')
    const [{ backend } = { backend: undefined }] = ingress?.spec.rules[0]?.http.paths ?? []
    const service = of('Service').find(({ name }) => name === backend?.service.name)
    const port = service?.spec.ports.find(({ name }) => name === backend?.service.port.name)
    const ports = selects(service?.spec.selector ?? {}).flatMap(({ spec }) =>
      spec.containers.flatMap(each => each.ports),
    )
    expect(ports.map(({ name }) => name)).toContain(port?.targetPort)
  })

  it('asks servers how they are where they tell it', () => {
    const health = readDeployed('server/src/platform/http/health.ts')
    for (const { spec } of servers)
      for (const { startupProbe, livenessProbe, readinessProbe, ports } of spec.containers) {
        const asked = [startupProbe, livenessProbe, readinessProbe].map(probe => probe?.httpGet)
        expect(asked.map(get => get?.path)).toEqual(['/health/live', '/health/live', '/health/ready'])
        for (const get of asked) {
          expect(health).toContain(`app.get('${get?.path}'`)
          expect(ports.map(({ name }) => name)).toContain(get?.port)
        }
      }
  })

  it('scales servers that say how much they need', () => {
    const [scaled] = of('HorizontalPodAutoscaler')
    const server = servers.find(({ name }) => name === scaled?.spec.scaleTargetRef.name)
    expect(server?.spec.containers.map(({ resources: own }) => own?.requests.cpu)).toEqual([expect.any(String)])
    expect(scaled?.spec.maxReplicas).toBeGreaterThan(scaled?.spec.minReplicas ?? 0)
  })

  it('mounts volumes that it has', () => {
    const claims = of('PersistentVolumeClaim').map(({ name }) => name)
    for (const { spec } of pods) {
      const mounted = spec.containers.flatMap(({ volumeMounts }) => volumeMounts.map(({ name }) => name))
      expect(mounted.sort()).toEqual(spec.volumes.map(({ name }) => name).sort())
      for (const { persistentVolumeClaim } of spec.volumes)
        if (persistentVolumeClaim) expect(claims).toContain(persistentVolumeClaim.claimName)
    }
  })

  it('gives each pod what the portal reads, and nothing else', () => {
    const inSecret = /^# A secret that you make: (.*)\.$/m.exec(valuesText)?.[1]?.split(', ') ?? []
    expect(inSecret).toEqual(expect.arrayContaining(['DATABASE_URL', 'FIELD_KEYS']))
    const secret = Object.fromEntries(inSecret.map(name => [name, `of ${name}`]))
    for (const { envFrom, env } of pods.flatMap(({ spec }) => spec.containers)) {
      expect(envFrom).toEqual([{ secretRef: { name: values.secret } }])
      expect(env.map(({ name }) => name).filter(name => /KEYS?$|PASSWORD/.test(name))).toEqual([])
      expect(unreadOf({ ...secret, ...Object.fromEntries(env.map(({ name, value }) => [name, value])) })).toEqual([])
    }
  })

  it('tells the owner of the tables to the migration alone', () => {
    const told = pods.flatMap(({ spec }) =>
      spec.containers
        .filter(({ env }) => !env.some(({ name, value }) => name === 'DATABASE_MIGRATE_URL' && value === ''))
        .map(({ name }) => name),
    )
    expect(told).toEqual(['migrate'])
  })

  it('makes a backup each night and tries it each week, on a volume of its own', () => {
    const jobs = of('CronJob').map(({ name, spec }) => ({
      name,
      at: spec.schedule,
      pod: spec.jobTemplate.spec.template.spec,
    }))
    expect(jobs.map(({ name, at }) => [name, at])).toEqual([
      ['portal-backup', '0 2 * * *'],
      ['portal-verify-backup', '0 5 * * 0'],
    ])
    for (const { pod } of jobs) {
      const [container] = pod.containers
      const folder = container?.env.find(({ name }) => name === 'BACKUP_FOLDER')?.value
      const volume = container?.volumeMounts.find(({ mountPath }) => mountPath === folder)?.name
      const claimed = pod.volumes.find(({ name }) => name === volume)?.persistentVolumeClaim
      expect(claimed).toEqual({ claimName: 'portal-backup' })
    }
  })
})
