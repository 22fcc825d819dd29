import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { stage } from '@portal/shared-lib/contract/files'
import { MAX_FILE_BYTES, TOO_LARGE } from '@portal/shared-lib/contract/rules/attachment'
import { office, PDF } from '../../../test/contents'
import { createPerson } from '../../../test/factories'
import { usePortal } from '../../../test/portal'

const LETTER_A = 97

/** A file of 100 MB travels for a while on a busy machine. */
jest.setTimeout(60_000)

describe('Staging a file', () => {
  const portal = usePortal()
  let token: string
  let person: string

  beforeAll(async () => {
    const { account, id } = await createPerson(portal.db)
    token = await portal.signInAs(account)
    person = id
  })

  const upload = (name: string, content: string | Uint8Array<ArrayBuffer> = randomUUID()) =>
    portal.ask(stage, {}, { token, file: { name, content } })
  const refused = (message: string) => ({ code: 4002, message, data: null })
  const rowOf = (id: string | null) =>
    portal.db
      .selectFrom('file')
      .where('id', '=', id ?? '')
      .selectAll()
      .executeTakeFirst()
  const files = () => join(portal.services.config.dataFolder, 'files')
  const kept = async () => (await readdir(files(), { recursive: true })).filter(name => /[\da-f]{64}$/.test(name))
  const arriving = () => readdir(join(files(), 'arriving'))

  async function leavesNothing(act: () => Promise<unknown>) {
    const [rows, before] = [await portal.db.selectFrom('file').select('id').execute(), await kept()]
    await act()
    expect(await portal.db.selectFrom('file').select('id').execute()).toHaveLength(rows.length)
    expect(await kept()).toEqual(before)
    expect(await arriving()).toEqual([])
  }

  it('needs a session', async () => {
    expect(await portal.ask(stage, {}, { file: { name: 'a.txt', content: 'x' } })).toMatchObject({ code: -1 })
  })

  it('answers the id of a file that is the caller’s', async () => {
    const content = office('关于路灯的反映')
    const { code, data } = await upload('情况反映.docx', content)
    expect(code).toBe(0)
    expect(await rowOf(data)).toMatchObject({
      name: '情况反映.docx',
      size: String(content.length),
      sha256: createHash('sha256').update(content).digest('hex'),
      state: 'staged',
      uploaded_by: person,
      province_code: '99',
    })
    expect(await arriving()).toEqual([])
    const [place = ''] = (await kept()).slice(-1)
    expect((await readFile(join(files(), place))).toString('latin1')).toMatch(/^portal sealed file 1\n/)
  })

  it('travels in the words of the wire', async () => {
    const body = new FormData()
    body.append('fileinput', new Blob(['x']), '情况.txt')
    const headers = { Authorization: `Bearer ${token}` }
    const response = await portal.send('api/FileUploadController/saveToRedis', { method: 'POST', body, headers })
    expect(await response.json()).toEqual({ code: 0, message: '', data: expect.stringMatching(/^[\da-f-]{36}$/) })
  })

  it('keeps the same content once', async () => {
    const before = (await kept()).length
    const [first, second] = [await upload('a.txt', 'same'), await upload('b.txt', 'same')]
    expect(first.data).not.toBe(second.data)
    expect(await kept()).toHaveLength(before + 1)
  })

  it('takes an empty file', async () => {
    expect(await upload('空.txt', '')).toMatchObject({ code: 0 })
  })

  it('leaves the folder it came from out of the name', async () => {
    expect(await rowOf((await upload('../../etc/材料.pdf', PDF)).data)).toMatchObject({ name: '材料.pdf' })
  })

  it.each([
    ['a classified word', '关于机\u200b密的.docx', '文件存在敏感词，不允许上传！'],
    ['51 characters', `${'长'.repeat(51)}.docx`, '文件名不能超过50个字符！'],
    ['a sign that turns the reading direction', '附件\u202Egpj.exe', '文件名含有不允许的字符，请修改后重新上传'],
    ['a program', '程序.exe', '不支持此类型的文件，请上传PDF、OFD、Office、WPS、图片、音频、视频、文本或ZIP文件'],
    ['a page', '网页.html', '不支持此类型的文件，请上传PDF、OFD、Office、WPS、图片、音频、视频、文本或ZIP文件'],
  ])('refuses %s in the name, and nothing is left of the file', async (_, name, text) => {
    await leavesNothing(async () => {
      expect(await upload(name)).toEqual(refused(text))
    })
  })

  it('refuses a content that its name denies, and nothing is left of the file', async () => {
    await leavesNothing(async () => {
      const text = '文件内容与类型不符：.pdf文件应为PDF文档，请核对后重新上传'
      expect(await upload('材料.pdf', '<script>alert(1)</script>')).toEqual(refused(text))
    })
  })

  it('asks for the file where there is none', async () => {
    const noFile = refused('请选择要上传的文件')
    expect(await portal.ask(stage, {}, { token })).toEqual(noFile)
    expect(await upload('')).toEqual(noFile)
    const body = new FormData()
    body.append('other', new Blob(['x']), 'a.txt')
    body.append('fileinput', 'only text')
    const headers = { Authorization: `Bearer ${token}` }
    expect(await (await portal.send(stage.path, { method: 'POST', body, headers })).json()).toEqual(noFile)
  })

  it.each([
    ['a form', new URLSearchParams({ fileinput: 'x' }), undefined],
    ['multipart without a boundary', 'x', 'multipart/form-data'],
    [
      'multipart that ends in the middle',
      '--b\r\nContent-Disposition: form-data; name="fileinput"; filename="a.txt"\r\n\r\nabc',
      'multipart/form-data; boundary=b',
    ],
  ])('refuses %s', async (_, body, type) => {
    const headers = { Authorization: `Bearer ${token}`, ...(type && { 'Content-Type': type }) }
    await leavesNothing(async () => {
      const response = await portal.send(stage.path, { method: 'POST', body, headers })
      expect(response.status).toBe(200)
      expect(await response.json()).toMatchObject({ code: 4000, data: null })
    })
  })

  it('stages a file that is sent again once', async () => {
    const requestId = randomUUID()
    const asked = [1, 2].map(() =>
      portal.ask(stage, {}, { token, requestId, file: { name: 'once.txt', content: 'once' } }),
    )
    const [first, second] = await Promise.all(asked)
    expect(first).toEqual(second)
    expect(await portal.db.selectFrom('file').where('name', '=', 'once.txt').select('id').execute()).toHaveLength(1)
  })

  describe('of 100 MB', () => {
    const content = new Uint8Array(MAX_FILE_BYTES + 1).fill(LETTER_A)

    it('passes', async () => {
      const { data } = await upload('大.txt', content.subarray(1))
      expect(await rowOf(data)).toMatchObject({ size: String(MAX_FILE_BYTES) })
    })

    it('and a byte is refused, and nothing is left of it', async () => {
      await leavesNothing(async () => {
        expect(await upload('大.txt', content)).toEqual({ code: 4130, message: TOO_LARGE, data: null })
      })
    })

    it('is refused for its name with an answer that arrives', async () => {
      await leavesNothing(async () => {
        expect(await upload('机密.zip', content)).toEqual(refused('文件存在敏感词，不允许上传！'))
      })
    })

    it('is refused without a session with an answer that arrives', async () => {
      expect(await portal.ask(stage, {}, { file: { name: 'a.zip', content } })).toMatchObject({ code: -1 })
    })
  })

  it('that is broken off leaves nothing behind', async () => {
    await leavesNothing(async () => {
      const url = new URL(portal.address + stage.path)
      const headers = {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'multipart/form-data; boundary=b',
        'Content-Length': 10_000_000,
      }
      const upload = httpRequest(url, { method: 'POST', headers })
      upload.on('error', () => {})
      upload.write('--b\r\nContent-Disposition: form-data; name="fileinput"; filename="a.txt"\r\n\r\n')
      upload.write('x'.repeat(1_000_000))
      await settled(async () => (await arriving()).length === 1)
      upload.destroy()
      await settled(async () => (await arriving()).length === 0)
    })
  })
})

const PATIENCE_MS = 5000

async function settled(condition: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('It did not come about')
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}
