import { createHash, randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { addPiece, finishUpload } from '@portal/shared-lib/contract/files'
import { PIECE_BYTES } from '@portal/shared-lib/contract/rules/attachment'
import { createClient } from '../../../../test/client'
import { usePortal } from '../../../../test/portal'
import { pieceOf, refusedBy, useUploader } from '../../../../test/uploads'
import { buildApp } from '../../../start/app'
import { localStore } from '../local-store'

describe('A piece of an upload', () => {
  const portal = usePortal()
  const { token, begun, add, state, finish, fileOf } = useUploader(portal)

  it('takes a piece that has arrived already for no fault, and what is new of one', async () => {
    const id = await begun('a.txt', 6)
    for (const [offset, piece, received] of [
      [0, 'abc', 3],
      [0, 'abc', 3],
      [1, 'bcd', 4],
      [4, 'ef', 6],
      [0, 'abcdef', 6],
    ] as const)
      expect((await add(id, offset, piece)).data).toEqual({ id, received })
    const sha256 = createHash('sha256').update('abcdef').digest('hex')
    expect(await fileOf((await finish(id)).data)).toMatchObject({ sha256 })
  })

  it('takes one of two like pieces at once', async () => {
    const id = await begun('a.txt', 6)
    const both = await Promise.all([add(id, 0, 'abc'), add(id, 0, 'abc')])
    expect(both.map(({ data }) => data?.received)).toEqual([3, 3])
  })

  it('refuses a gap, and says how far it has come', async () => {
    const id = await begun('a.txt', 6)
    await add(id, 0, 'abc')
    expect(await add(id, 4, 'ef')).toEqual(refusedBy('文件片段不连续，服务器已收到3字节，请从此处继续上传'))
    expect((await state(id)).data).toEqual({ id, received: 3 })
  })

  it('refuses more than was announced', async () => {
    const id = await begun('a.txt', 2)
    expect(await add(id, 0, 'abc')).toEqual(refusedBy('文件大小与开始上传时不一致，请移除后重新上传'))
  })

  it('refuses a piece beyond the size of pieces', async () => {
    const id = await begun('a.txt', PIECE_BYTES * 2)
    expect(await add(id, 0, new Uint8Array(PIECE_BYTES + 1))).toMatchObject({ code: 4131 })
    expect((await state(id)).data).toEqual({ id, received: 0 })
  })

  it('asks for the piece where there is none', async () => {
    const id = await begun('a.txt', 1)
    expect(await portal.ask(addPiece, { id, offset: 0 }, { token: token() })).toEqual(refusedBy('请选择要上传的文件'))
    expect(await portal.ask(addPiece, { id, offset: -1 }, { token: token(), file: pieceOf('a') })).toMatchObject({
      code: 4000,
    })
  })

  it('whose pieces were lost asks for the file again', async () => {
    const id = await begun('a.txt', 6)
    await add(id, 0, 'abc')
    await rm(join(portal.services.config.dataFolder, 'files', 'arriving', id))
    const lost = refusedBy('已上传的内容已失效，请移除后重新上传')
    expect(await add(id, 3, 'def')).toEqual(lost)
  })

  it('broken off in the middle of a piece goes on from before it', async () => {
    const id = await begun('a.txt', 2_000_003)
    await add(id, 0, 'abc')
    await breakOff(`${portal.address}${addPiece.path}?id=${id}&offset=3`, token())
    expect((await state(id)).data).toEqual({ id, received: 3 })
    await add(id, 3, 'y'.repeat(2_000_000))
    expect(await finish(id)).toMatchObject({ code: 0 })
  })

  it('goes on after a restart of the server', async () => {
    const id = await begun('a.txt', 6)
    await add(id, 0, 'abc')
    const { services } = portal
    const app = await buildApp({
      ...services,
      files: localStore(join(services.config.dataFolder, 'files'), services.fieldKeys),
    })
    try {
      const origin = await app.listen({ host: '127.0.0.1', port: 0 })
      const restarted = createClient(origin + services.config.basePath, services)
      const asked = { token: token(), file: pieceOf('def') }
      expect(await restarted.answerTo(addPiece, { id, offset: 3 }, asked)).toEqual({ id, received: 6 })
      const fileId = await restarted.answerTo(finishUpload, { id }, { token: token() })
      expect(await fileOf(fileId)).toMatchObject({ size: '6' })
    } finally {
      await app.close()
    }
  })
})

/** Sends half of a piece and hangs up; settles when the server has noticed. */
async function breakOff(url: string, token: string): Promise<void> {
  const headers = {
    Authorization: `Bearer ${token}`,
    'X-Request-Id': randomUUID(),
    'Content-Type': 'multipart/form-data; boundary=b',
    'Content-Length': 2_000_000,
  }
  const upload = httpRequest(url, { method: 'POST', headers })
  upload.on('error', () => {})
  upload.write('--b\r\nContent-Disposition: form-data; name="piece"; filename="piece"\r\n\r\n')
  await new Promise(resolve => upload.write('x'.repeat(1_000_000), resolve))
  upload.destroy()
  await new Promise(resolve => upload.on('close', resolve))
}
