import type { BuiltRemote, ProvinceManifest } from './read-manifest.ts'
import type { Part } from './workspace.ts'

/** What `province.json` says, but for what a test is about. */
export const provinceOf = (change = {}): ProvinceManifest => ({
  code: '99',
  name: '临江省',
  title: '临江省信访业务系统',
  copyright: '',
  developer: '',
  basePath: '/tjfx/',
  testPorts: [],
  testOrigins: [],
  signInModes: ['ordinary', 'code', 'key', 'qr'],
  browserPolicy: 'modern',
  mark: 'M2 16h28',
  signInPolicy: {
    password: { kinds: 2, minLength: 8, remembered: 5, maxAgeDays: 90 },
    secondFactorRoles: [],
    idleMinutes: 30,
    officerIdleMinutes: 10,
    sessionsPerPerson: 5,
    dormantDays: 90,
  },
  remotes: { 'mf-mail': '^1.2.0', 'mf-news': '^0.1.0' },
  ...change,
})

/**
 * What Module Federation writes beside the files of a remote with one door.
 * @param js behind the door
 */
export const manifestOf = (entry: string, js: string[] = []) => ({
  metaData: { remoteEntry: { path: '', name: entry } },
  exposes: [{ path: './app', assets: { js: { sync: js }, css: { sync: [] } } }],
})

/** A remote that fits, but for what a test changes. */
export function remoteOf(name: string, manifest: Partial<BuiltRemote> = {}, change: Partial<Part> = {}): Part {
  const version = manifest.version ?? '1.3.0'
  return {
    name,
    version,
    id: '0123456789ab',
    folder: `remotes/${name}/${version}-0123456789ab`,
    from: name,
    web: '',
    page: [],
    endpoints: [],
    verifies: true,
    lends: true,
    packages: [],
    remote: { name, version, sharedLib: '^0.1.0', exposes: {}, routes: [], calls: [], ...manifest },
    ...change,
  }
}
