import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server as Socket } from 'node:net'
import { join } from 'node:path'
import { makeTestFolder } from '../../../../test/folders'
import { startEmbedded } from './'
import { ensureCluster } from './cluster'
import { findFreePort, launch } from './launch'
import { findPlace } from './place'
import { shutDown } from './shutdown'

jest.setTimeout(60_000)
const settings = { fsync: 'off' }
const folders: string[] = []

const newFolder = () => {
  const asked = makeTestFolder()
  const { folder } = findPlace(asked)
  folders.push(asked, folder)
  return folder
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

describe('starting', () => {
  test('somebody took the port between choice and use: another port', async () => {
    const place = findPlace(newFolder())
    const password = await ensureCluster(place, settings)
    const taken = await occupyPort()
    const ports = [taken.port, await findFreePort()]
    const server = await launch(place, password, settings, async () => ports.shift() ?? 0)
    expect(server.port).not.toBe(taken.port)
    expect(ports).toEqual([])
    await shutDown(server, place)
    taken.socket.close()
  })

  test('a setting that PostgreSQL refuses: an error with the end of its log', async () => {
    const wrong = { folder: newFolder(), log: () => {}, settings: { ...settings, shared_buffers: 'plenty' } }
    await expect(startEmbedded(wrong)).rejects.toThrow(/invalid value for parameter "shared_buffers": "plenty"/)
  })
})

describe('making the cluster', () => {
  test('one that was broken off half-way is removed and made anew', async () => {
    const place = findPlace(newFolder())
    const half = join(place.folder, 'postgres.init-0badcafe', 'data')
    mkdirSync(half, { recursive: true })
    writeFileSync(join(half, 'PG_VERSION'), '18\n')
    const embedded = await startEmbedded({ folder: place.folder, log: () => {}, settings })
    await embedded.stop()
    expect(readdirSync(place.folder).filter(name => name.startsWith('postgres.init-'))).toEqual([])
  })

  test('a cluster of another PostgreSQL version is left alone', async () => {
    const place = findPlace(newFolder())
    mkdirSync(place.data)
    writeFileSync(join(place.data, 'PG_VERSION'), '17\n')
    await expect(ensureCluster(place, settings)).rejects.toThrow(/was made by PostgreSQL 17, but this is 18/)
  })

  test('a cluster without its password file is left alone', async () => {
    const place = findPlace(newFolder())
    mkdirSync(place.data)
    writeFileSync(join(place.data, 'PG_VERSION'), `${place.version}\n`)
    await expect(ensureCluster(place, settings)).rejects.toThrow(/password .* is missing/)
  })

  test('a folder of that name that is no cluster is left alone', async () => {
    const place = findPlace(newFolder())
    mkdirSync(place.data)
    writeFileSync(join(place.data, 'letter.txt'), '不要删除')
    await expect(ensureCluster(place, settings)).rejects.toThrow(/not empty/i)
    expect(readdirSync(place.data)).toEqual(['letter.txt'])
  })
})

function occupyPort(): Promise<{ port: number; socket: Socket }> {
  return new Promise(resolve => {
    const socket = createServer().listen(0, '127.0.0.1', () => {
      const address = socket.address()
      resolve({ port: typeof address === 'object' && address ? address.port : 0, socket })
    })
  })
}
