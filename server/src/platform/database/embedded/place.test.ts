import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { canRun, copyBinaries, findBinaries } from './binaries'
import { findPlace } from './place'

const asRoot = process.getuid?.() === 0 ? describe : describe.skip

asRoot('where PostgreSQL lives when root starts it', () => {
  let base: string
  let shelter: string
  const folderOf = (name: string) => join(base, name, '.data')
  const makeCluster = (folder: string, uid: number) => {
    mkdirSync(join(folder, 'postgres'), { recursive: true })
    writeFileSync(join(folder, 'postgres', 'PG_VERSION'), '18\n')
    chownSync(join(folder, 'postgres'), uid, uid)
  }

  beforeEach(() => {
    base = mkdtempSync(join(tmpdir(), 'portal-place-'))
    chmodSync(base, 0o755)
    shelter = join(base, 'shelter')
  })
  afterEach(() => rmSync(base, { recursive: true, force: true }))

  const close = (name: string) => {
    mkdirSync(join(base, name), { recursive: true })
    chmodSync(join(base, name), 0o700)
  }

  test('in the folder, when the service account can enter it', () => {
    const place = findPlace(folderOf('open'), shelter)
    expect(place).toMatchObject({ folder: folderOf('open'), data: join(folderOf('open'), 'postgres') })
    expect(place.account?.uid).toBeGreaterThan(0)
    expect(place.note ?? '').not.toContain('its data') // the programs may lie elsewhere, as in a clone under /root
  })

  test('in the shelter, when it cannot, and there again at the next start even though it could now', () => {
    close('closed')
    const first = findPlace(folderOf('closed'), shelter)
    expect(first.folder).toMatch(new RegExp(`^${shelter}/[0-9a-f]{12}$`))
    expect(first.note).toContain(first.folder)
    makeCluster(first.folder, first.account?.uid ?? 0)
    chmodSync(join(base, 'closed'), 0o755)
    expect(findPlace(folderOf('closed'), shelter).folder).toBe(first.folder)
  })

  test('run by whoever owns the cluster that is there', () => {
    makeCluster(folderOf('open'), 12345)
    expect(findPlace(folderOf('open'), shelter).account).toMatchObject({ uid: 12345 })
  })

  test('not silently elsewhere, when the cluster that is there cannot be entered any more', () => {
    makeCluster(folderOf('closed'), 12345)
    close('closed')
    expect(() => findPlace(folderOf('closed'), shelter)).toThrow('cannot enter that folder any more')
  })

  test('the programs are copied once, for everybody to run', () => {
    const found = findBinaries()
    const copy = copyBinaries(found, shelter)
    expect(copy).toContain(found.version)
    expect(canRun({ name: 'nobody', uid: 65534, gid: 65534 }, copy)).toBe(true)
    const made = statSync(copy).ctimeMs
    expect(copyBinaries(found, shelter)).toBe(copy)
    expect(statSync(copy).ctimeMs).toBe(made)
  })
})
