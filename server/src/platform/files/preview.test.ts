import { download, preview, stage } from '@portal/shared-lib/contract/files'
import { office, PDF, PNG } from '../../../test/contents'
import { createPerson } from '../../../test/factories'
import { usePortal } from '../../../test/portal'

describe('A link that shows a file', () => {
  const portal = usePortal()
  let token: string
  let stranger: string

  beforeAll(async () => {
    token = await portal.signInAs((await createPerson(portal.db)).account)
    stranger = await portal.signInAs((await createPerson(portal.db)).account)
  })

  const upload = (name: string, content: string | Buffer<ArrayBuffer>) =>
    portal.answerTo(stage, {}, { token, file: { name, content } })
  const linkTo = (fileId: string) => portal.answerTo(preview, { fileId }, { token })
  const show = async (fileId: string, headers = {}) => portal.send((await linkTo(fileId)).path, { headers })

  it('is for those with a session', async () => {
    expect(await portal.ask(preview, { fileId: await upload('a.txt', 'a') })).toMatchObject({ code: -1 })
  })

  it.each([
    ['shown', preview],
    ['downloaded', download],
  ])('to a staged file is %s for its uploader alone', async (_, call) => {
    const fileId = await upload('a.txt', 'a')
    expect(await portal.ask(call, { fileId }, { token })).toMatchObject({ code: 0 })
    const unknown = { code: 4040, message: '附件不存在或您无权查看', data: null }
    expect(await portal.ask(call, { fileId }, { token: stranger })).toEqual(unknown)
    expect(await portal.ask(call, { fileId: "' or 1=1" }, { token })).toEqual(unknown)
  })

  it('asks which file is meant', async () => {
    expect(await portal.ask(preview, { fileId: '' }, { token })).toMatchObject({ message: '请选择文件' })
  })

  it('travels in the words of the wire', async () => {
    const fileId = await upload('说明.txt', '路灯')
    const path = `api/FileUploadController/preview?fjid=${fileId}`
    const response = await portal.send(path, { method: 'POST', headers: { Authorization: `Bearer ${token}` } })
    const path64 = expect.stringMatching(/^api\/files\/open\//)
    expect((await response.json()).data).toEqual({ path: path64, wjm: '说明.txt', size: 6 })
  })

  it.each<[string, string | Buffer<ArrayBuffer>, string]>([
    ['现场.png', PNG, 'image/png'],
    ['材料.pdf', PDF, 'application/pdf'],
    ['说明.txt', '<script>alert(1)</script>', 'text/plain'],
    ['情况.docx', office(), 'application/octet-stream'],
  ])('gives %s its type, and keeps it from running', async (name, content, type) => {
    const { headers } = await show(await upload(name, content))
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': expect.stringContaining(type),
      'content-disposition': expect.stringMatching(/^inline; /),
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
  })

  it('opens it once only', async () => {
    const { path } = await linkTo(await upload('a.txt', 'a'))
    expect((await portal.send(path)).status).toBe(200)
    expect((await portal.send(path)).status).toBe(404)
  })

  it('is told to the audit as a look', async () => {
    const fileId = await upload('a.txt', 'a')
    await show(fileId)
    const rows = portal.db.selectFrom('audit').where('object_id', '=', fileId).select('action')
    expect(await rows.execute()).toEqual([{ action: '预览附件' }])
  })

  it.each([
    ['bytes=2-3', 206, 'cd', 'bytes 2-3/6'],
    ['bytes=4-', 206, 'ef', 'bytes 4-5/6'],
    ['bytes=-2', 206, 'ef', 'bytes 4-5/6'],
    ['bytes=0-99', 206, 'abcdef', 'bytes 0-5/6'],
    ['bytes=6-', 416, '', 'bytes */6'],
    ['bytes=3-2', 416, '', 'bytes */6'],
    ['bytes=0-1,3-4', 200, 'abcdef', null],
    ['lines=1-2', 200, 'abcdef', null],
  ])('answers %s with %d', async (range, status, content, contentRange) => {
    const response = await show(await upload('a.txt', 'abcdef'), { Range: range })
    expect([response.status, await response.text()]).toEqual([status, content])
    expect(response.headers.get('content-range')).toBe(contentRange)
  })
})
