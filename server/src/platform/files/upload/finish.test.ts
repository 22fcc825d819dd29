import { createHash, randomBytes } from 'node:crypto'
import { PIECE_BYTES } from '@portal/shared-lib/contract/rules/attachment'
import { office, PDF } from '../../../../test/contents'
import { usePortal } from '../../../../test/portal'
import { refusedBy, UNKNOWN_UPLOAD, useUploader } from '../../../../test/uploads'
import { sweepFiles } from '../sweep'

describe('Finishing an upload', () => {
  const portal = usePortal()
  const { begun, add, state, finish, cancel, parts, fileOf } = useUploader(portal)

  afterEach(() => portal.clock.reset())

  it('becomes a staged file, piece by piece', async () => {
    const content = Buffer.concat([PDF, randomBytes(PIECE_BYTES)])
    const id = await begun('材料.pdf', content.length)
    const first = content.subarray(0, PIECE_BYTES)
    expect((await add(id, 0, first)).data).toEqual({ id, received: PIECE_BYTES })
    expect((await add(id, PIECE_BYTES, content.subarray(PIECE_BYTES))).data).toEqual({ id, received: content.length })
    const { data: fileId } = await finish(id)
    expect(await fileOf(fileId)).toEqual({
      name: '材料.pdf',
      size: String(content.length),
      sha256: createHash('sha256').update(content).digest('hex'),
      state: 'staged',
    })
    expect(await parts()).not.toContain(id)
  })

  it('may be of an empty file', async () => {
    expect(await fileOf((await finish(await begun('空.txt', 0))).data)).toMatchObject({ size: '0' })
  })

  it('is not finished while bytes are missing', async () => {
    const id = await begun('a.txt', 6)
    await add(id, 0, 'abc')
    expect(await finish(id)).toEqual(refusedBy('文件尚未传完，还缺3字节，请继续上传'))
    await add(id, 3, 'def')
    expect(await finish(id)).toMatchObject({ code: 0 })
  })

  it('finished twice at once is one file', async () => {
    const id = await begun('once.txt', 1)
    await add(id, 0, 'a')
    const [first, second] = await Promise.all([finish(id), finish(id)])
    expect(first).toEqual(second)
    const files = portal.db.selectFrom('file').where('name', '=', 'once.txt').select('id')
    expect(await files.execute()).toEqual([{ id: first?.data }])
  })

  it('of another type than its name says is refused, and nothing is left of it', async () => {
    const content = office()
    const id = await begun('材料.pdf', content.length)
    await add(id, 0, content)
    const mismatch = refusedBy('文件内容与类型不符：.pdf文件应为PDF文档，请核对后重新上传')
    expect(await finish(id)).toEqual(mismatch)
    expect(await finish(id)).toEqual(UNKNOWN_UPLOAD)
    expect(await parts()).not.toContain(id)
  })

  it('that is cancelled is gone with its pieces', async () => {
    const id = await begun('a.txt', 6)
    await add(id, 0, 'abc')
    expect(await parts()).toContain(id)
    expect(await cancel(id)).toMatchObject({ code: 0 })
    expect(await parts()).not.toContain(id)
    expect(await state(id)).toEqual(UNKNOWN_UPLOAD)
  })

  it('that is finished is cancelled no more', async () => {
    const id = await begun('a.txt', 1)
    await add(id, 0, 'a')
    const { data } = await finish(id)
    expect(await cancel(id)).toEqual(UNKNOWN_UPLOAD)
    expect(await fileOf(data)).toMatchObject({ state: 'staged' })
  })

  it('that rests for a day is swept with its pieces', async () => {
    const id = await begun('a.txt', 6)
    await add(id, 0, 'abc')
    portal.clock.advance({ hours: 23 })
    await sweepFiles(portal.services)
    expect(await parts()).toContain(id)
    portal.clock.advance({ hours: 1, minutes: 1 })
    await sweepFiles(portal.services)
    expect(await parts()).not.toContain(id)
    const row = portal.db.selectFrom('upload').where('id', '=', id).select('id')
    expect(await row.executeTakeFirst()).toBeUndefined()
  })
})
