import { CHANNEL_FIELDS } from '@portal/shared-lib/contract/rules/channel-fields'
import { PROVINCE } from '../../test/province'
import { readConfig } from './config'

describe('The configuration', () => {
  const read = (env: NodeJS.ProcessEnv) => readConfig(env, '/srv/portal', PROVINCE)

  it('has a value for everything where the environment says nothing', () => {
    expect(read({})).toEqual({
      production: false,
      port: 8080,
      host: '0.0.0.0',
      databaseUrl: undefined,
      migrateUrl: undefined,
      directUrl: undefined,
      readUrl: undefined,
      dataFolder: '/srv/portal/.data',
      files: { kind: 'folder', folder: '/srv/portal/.data/files', scratch: '/srv/portal/.data/scratch', s3: undefined },
      backupFolder: undefined,
      backupKeep: 14,
      archiveStanza: undefined,
      fieldKeys: undefined,
      fileScanner: undefined,
      certificateFolder: '/srv/portal/.data/certificates',
      portalFolder: undefined,
      basePath: '/tjfx/',
      provinceCode: '99',
      title: '临江省信访业务系统',
      demoPassword: 'Linjiang@2026',
      https: undefined,
      trustProxy: [],
      leaveSeconds: 0,
      maxLagMs: 1000,
      rateLimits: true,
      logLevel: 'info',
      logFolder: '/srv/portal/.data/logs',
      logDays: 184,
      signInModes: ['ordinary', 'code', 'key', 'qr'],
      signIn: PROVINCE.signInPolicy,
      signOn: { providers: [], origin: undefined },
      meeting: { provider: 'builtIn', iceServers: [] },
      codeTables: PROVINCE.codeTables,
      strictIdCards: false,
      demoCases: 100,
      demoPast: 9000,
      extraFields: CHANNEL_FIELDS,
      textModel: undefined,
    })
  })

  it('has certificates of a demonstration outside production only', () => {
    expect(read({ NODE_ENV: 'production' }).certificateFolder).toBeUndefined()
    expect(read({ NODE_ENV: 'production', CERT_FOLDER: '/etc/certificates' }).certificateFolder).toBe(
      '/etc/certificates',
    )
  })

  it('finds the portal that was composed for a province, unless a folder is named', () => {
    expect(read({ PROVINCE: 'linjiang' }).portalFolder).toBe('/srv/portal/dist/provinces/linjiang')
    expect(read({ PROVINCE: 'linjiang', PORTAL_FOLDER: '/www' }).portalFolder).toBe('/www')
  })

  it.each(['tjfx', '/tjfx', 'tjfx/', '//tjfx//'])('puts slashes around the base path %s', BASE_PATH => {
    expect(read({ BASE_PATH }).basePath).toBe('/tjfx/')
  })

  it('may serve at the root', () => {
    expect(read({ BASE_PATH: '/' }).basePath).toBe('/')
  })

  it('knows who looks through files, by ICAP or by a program with its arguments', () => {
    expect(read({ FILE_SCANNER: 'icap://scan:1344/avscan' }).fileScanner).toEqual({
      service: new URL('icap://scan:1344/avscan'),
    })
    expect(read({ FILE_SCANNER: 'command:/usr/bin/clamdscan --no-summary -' }).fileScanner).toEqual({
      program: ['/usr/bin/clamdscan', '--no-summary', '-'],
    })
  })

  it.each(['clamdscan', 'command:clamdscan -', 'command:', 'http://scan/', 'icap'])('refuses the scanner %s', text => {
    expect(() => read({ FILE_SCANNER: text })).toThrow(`FILE_SCANNER is neither`)
  })

  it.each(['http', '-1', '65536', '8080.5'])('refuses the port %s', PORT => {
    expect(() => read({ PORT })).toThrow(`PORT is not a port number: ${PORT}`)
  })

  it('believes the proxies that are named, by address or by network', () => {
    const TRUST_PROXY = '10.0.0.7, 192.168.1.0/24,2001:db8::/64,::1'
    expect(read({ TRUST_PROXY }).trustProxy).toEqual(['10.0.0.7', '192.168.1.0/24', '2001:db8::/64', '::1'])
    expect(read({ TRUST_PROXY: '' }).trustProxy).toEqual([])
  })

  it.each(['1', 'true', 'loopback', 'proxy.example.cn', '0.0.0.0/0', '::/0', '10.0.0.0/33', '10.0.0.7,', '10.0.0.7/'])(
    'refuses %s as the proxies to believe',
    TRUST_PROXY => {
      expect(() => read({ TRUST_PROXY })).toThrow(/^TRUST_PROXY names no address of a proxy: .* It takes IP addresses/)
    },
  )

  it('speaks https where it has both files', () => {
    expect(read({ HTTPS_CERT: 'cert.pem' }).https).toBeUndefined()
    const files = { cert: '/srv/portal/cert.pem', key: '/etc/key.pem' }
    expect(read({ HTTPS_CERT: 'cert.pem', HTTPS_KEY: '/etc/key.pem' }).https).toEqual(files)
  })
})
