import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { link, stage } from '@portal/shared-lib/contract/files'
import { sql } from 'kysely'
import { office } from '../../../test/contents'
import { createPerson, createRole } from '../../../test/factories'
import { usePortal } from '../../../test/portal'
import { findCaller } from '../../people/identity/find-caller'
import { tokenHash } from '../token'
import { attachFiles } from './attach'

describe('A link to a file', () => {
  const portal = usePortal()
  const content = office('路灯不亮')
  const unknown = { code: 4040, message: '附件不存在或您无权查看', data: null }
  let owner: { token: string; organisationId: string }
  let colleague: string
  let stranger: string

  beforeAll(async () => {
    const { account, organisationId } = await createPerson(portal.db)
    const roles = [await createRole(portal.db, 'reader', [])]
    const { account: other } = await createPerson(portal.db, { organisations: [organisationId], roles })
    owner = { token: await portal.signInAs(account), organisationId }
    colleague = await portal.signInAs(other)
    stranger = await portal.signInAs((await createPerson(portal.db)).account)
  })

  afterEach(() => portal.clock.reset())

  const upload = (name = '情况 (1)’s.docx') =>
    portal.answerTo(stage, {}, { token: owner.token, file: { name, content } })
  const ask = (fileId: string, token = owner.token) => portal.ask(link, { fileId }, { token })
  const linkTo = async (fileId: string) => (await portal.answerTo(link, { fileId }, { token: owner.token })).path

  async function expectMissing(response: Response) {
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await response.text()).toContain('下载失败，文件不存在！')
  }

  it('opens the file without a token, as a download that can do nothing', async () => {
    const response = await portal.send(await linkTo(await upload()))
    expect(Buffer.from(await response.arrayBuffer())).toEqual(content)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-disposition':
        'attachment; filename="__ (1)_s.docx"; filename*=UTF-8\'\'%E6%83%85%E5%86%B5%20%281%29%E2%80%99s.docx',
      'content-type': 'application/octet-stream',
      'content-length': String(content.length),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': 'no-store',
    })
  })

  it('opens it once only', async () => {
    const path = await linkTo(await upload())
    const [first, second] = await Promise.all([portal.send(path), portal.send(path)])
    expect([first.status, second.status].sort()).toEqual([200, 404])
    await expectMissing(await portal.send(path))
  })

  it('is not used up by a HEAD that looks first', async () => {
    const path = await linkTo(await upload())
    expect((await portal.send(path, { method: 'HEAD' })).status).toBe(404)
    expect((await portal.send(path)).status).toBe(200)
  })

  it('opens it within a minute only', async () => {
    const path = await linkTo(await upload())
    portal.clock.advance({ seconds: 61 })
    await expectMissing(await portal.send(path))
  })

  it.each(['x', 'A'.repeat(43), '..%2F..%2Fetc', "'"])('that nobody was given opens nothing: %s', async token => {
    await expectMissing(await portal.send(`api/files/open/${token}`))
  })

  it('says that the file is missing where its content is gone', async () => {
    const path = await linkTo(await upload())
    await rm(join(portal.services.config.dataFolder, 'files'), { recursive: true })
    await expectMissing(await portal.send(path))
  })

  it('is refused already when it is asked for, where the content is gone', async () => {
    const id = await upload()
    await rm(join(portal.services.config.dataFolder, 'files'), { recursive: true })
    expect(await ask(id)).toEqual({ code: 4041, message: '下载失败，文件不存在！', data: null })
  })

  it('is told to the audit when it is opened', async () => {
    const id = await upload()
    const path = await linkTo(id)
    const audited = () =>
      portal.db
        .selectFrom('audit')
        .where('object_id', '=', id)
        .select(['action', 'org_id', 'address', 'session', 'device'])
        .execute()
    expect(await audited()).toEqual([])
    await portal.send(path, { headers: { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0' } })
    const session = tokenHash(owner.token).slice(0, 16)
    const by = { org_id: owner.organisationId, address: '127.0.0.1', session, device: 'Firefox（Linux）' }
    expect(await audited()).toEqual([{ action: '下载附件', ...by }])
  })

  it('travels in the words of the wire', async () => {
    const id = await upload()
    const body = new URLSearchParams({ paramJson: JSON.stringify({ fjid: id, wjm: '情况.docx' }) })
    const headers = { Authorization: `Bearer ${owner.token}` }
    const response = await portal.send('api/FileUploadController/downloadFromRedis', { method: 'POST', body, headers })
    const { data } = await response.json()
    expect((await portal.send(data.path)).headers.get('content-disposition')).toMatch(/^attachment/)
  })

  it('is for those with a session', async () => {
    expect(await portal.ask(link, { fileId: await upload() })).toMatchObject({ code: -1 })
  })

  it('to a staged file is for its uploader', async () => {
    const id = await upload()
    expect(await ask(id)).toMatchObject({ code: 0 })
    expect(await ask(id, colleague)).toEqual(unknown)
  })

  it.each(['00000000-0000-4000-8000-000000000000', 'x', "' or 1=1", '../..'])('is refused to %s', async id => {
    expect(await ask(id)).toEqual(unknown)
  })

  it('asks which file is meant', async () => {
    expect(await ask('')).toEqual({ code: 4002, message: '请选择文件', data: null })
  })

  describe('to a file of a petition', () => {
    let fileId: string

    beforeAll(async () => {
      fileId = await upload()
      const caller = await findCaller(portal.services, owner.token)
      if (!caller) throw new Error('The owner is signed in')
      await attachFiles(portal.db, caller, [fileId])
      await sql`with registered as (
          insert into petition (province_code, petition_no, state, channel, petition_date, registered_at, due_at,
            register_org_id, register_dept_id, register_person_id, anonymous, person_count, place_region, purpose,
            category, summary)
          values ('99', 'LX000000000000000001', '01', '100', '2026-11-20', now(), now(), ${caller.orgId},
            ${caller.deptId}, ${caller.personId}, true, 1, '990102000000', '01', '990000', '路灯不亮，请修理')
          returning id)
        insert into petition_file select '99', id, 1, ${fileId}::uuid from registered`.execute(portal.db)
    })

    it('is for those who may see the petition', async () => {
      expect(await ask(fileId, colleague)).toMatchObject({ code: 0 })
      expect(await ask(fileId, stranger)).toEqual(unknown)
    })
  })
})
