import { mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Registry } from 'prom-client'
import { watchDisks } from './disks'
import { figuresOf } from './gauge'

/** A disk of its own wherever tests run. */
const OTHER_DISK = '/dev'
/** Others write meanwhile. */
const ROOM_BYTES = 1e9

describe('Room of disks', () => {
  const data = mkdtempSync(join(tmpdir(), 'portal-disks-'))
  afterAll(() => rmSync(data, { recursive: true }))

  it('is told of each disk once, by the first folder on it, and of none that is not there yet', async () => {
    const registry = new Registry()
    const error = jest.fn()
    mkdirSync(join(data, 'files'))
    watchDisks(figuresOf(registry, { error }), {
      data,
      database: join(data, 'none'),
      files: join(data, 'files'),
      backups: OTHER_DISK,
    })
    const [found] = (await registry.getMetricsAsJSON()).filter(({ name }) => name === 'portal_disk_free_bytes')
    const rooms = new Map(found?.values.map(({ labels, value }) => [labels.folder, value]))
    expect([...rooms.keys()]).toEqual(['data', 'backups'])
    for (const [folder, path] of [
      ['data', data],
      ['backups', OTHER_DISK],
    ] as const) {
      const { bavail, bsize } = statfsSync(path)
      expect(Math.abs((rooms.get(folder) ?? Number.NaN) - bavail * bsize)).toBeLessThan(ROOM_BYTES)
    }
    expect(error).not.toHaveBeenCalled()
  })
})
