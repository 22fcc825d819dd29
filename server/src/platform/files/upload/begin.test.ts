import { addPiece, beginUpload, cancelUpload, finishUpload, uploadState } from '@portal/shared-lib/contract/files'
import { MAX_FILE_BYTES } from '@portal/shared-lib/contract/rules/attachment'
import { createPerson } from '../../../../test/factories'
import { usePortal } from '../../../../test/portal'
import { pieceOf, refusedBy, UNKNOWN_UPLOAD, useUploader } from '../../../../test/uploads'

describe('An upload in pieces', () => {
  const portal = usePortal()
  const { begin, begun, add, state, finish, cancel } = useUploader(portal)
  let stranger: string

  beforeAll(async () => {
    stranger = await portal.signInAs((await createPerson(portal.db)).account)
  })

  afterEach(() => portal.clock.reset())

  it('needs a session at each step', async () => {
    const id = await begun('a.txt', 1)
    const asked = [
      portal.ask(beginUpload, { name: 'a.txt', size: 1 }),
      portal.ask(addPiece, { id, offset: 0 }, { file: pieceOf('a') }),
      portal.ask(uploadState, { id }),
      portal.ask(finishUpload, { id }),
      portal.ask(cancelUpload, { id }),
    ]
    for (const answer of await Promise.all(asked)) expect(answer).toMatchObject({ code: -1 })
  })

  it('is nobody else’s', async () => {
    const id = await begun('a.txt', 1)
    for (const answer of [add(id, 0, 'a', stranger), state(id, stranger), finish(id, stranger), cancel(id, stranger)])
      expect(await answer).toEqual(UNKNOWN_UPLOAD)
    expect(await state(id)).toMatchObject({ code: 0, data: { received: 0 } })
  })

  it.each(['00000000-0000-4000-8000-000000000000', 'x', "' or 1=1", '../..'])('is unknown by the id %s', async id => {
    for (const answer of [add(id, 0, 'a'), state(id), finish(id), cancel(id)])
      expect(await answer).toEqual(UNKNOWN_UPLOAD)
  })

  it.each([
    ['关于机密的.docx', 1, refusedBy('文件存在敏感词，不允许上传！')],
    [`${'长'.repeat(51)}.docx`, 1, refusedBy('文件名不能超过50个字符！')],
    ['程序.exe', 1, refusedBy('不支持此类型的文件，请上传PDF、OFD、Office、WPS、图片、音频、视频、文本或ZIP文件')],
    ['大.zip', MAX_FILE_BYTES + 1, { code: 4130, message: '文件过大，请上传文件大小不超过100MB的文件！', data: null }],
    ['', 1, refusedBy('请选择文件')],
  ])('is refused before a byte travels: %s', async (name, size, answer) => {
    expect(await begin(name, size)).toEqual(answer)
  })

  it.each([-1, 1.5])('is refused with a size of %d', async size => {
    expect(await begin('a.txt', size)).toMatchObject({ code: 4000 })
  })

  it('may be of 100 MB', async () => {
    expect(await begin('大.zip', MAX_FILE_BYTES)).toMatchObject({ code: 0 })
  })

  it('is one of twenty at most, unless others rest', async () => {
    const { account } = await createPerson(portal.db)
    const by = await portal.signInAs(account)
    for (let count = 0; count < 20; count++) expect(await begin('a.txt', 1, by)).toMatchObject({ code: 0 })
    expect(await begin('a.txt', 1, by)).toEqual(refusedBy('同时上传的文件过多，请等待其他文件上传完成后再试'))
    portal.clock.advance({ minutes: 29 })
    expect(await begin('a.txt', 1, by)).toMatchObject({ code: 4002 })
    portal.clock.advance({ minutes: 2 })
    expect(await begin('a.txt', 1, by)).toMatchObject({ code: 0 })
  })
})
