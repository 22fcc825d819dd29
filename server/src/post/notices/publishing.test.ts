import { errors } from '@portal/shared-lib/contract/errors'
import { link, stage } from '@portal/shared-lib/contract/files'
import type { CallArgs } from '@portal/shared-lib/contract/form'
import {
  managedNotices,
  markNoticesRead,
  noticeNonReaders,
  noticeReaders,
  notices,
  openNoticeFile,
  removeNotice,
  saveNotice,
  unreadNotices,
  withdrawNotice,
} from '@portal/shared-lib/contract/notices'
import { NOTICE_TEXTS } from '@portal/shared-lib/contract/rules/notice'
import { createOrganisation, createPerson, createRole } from '../../../test/factories'
import { usePortal } from '../../../test/portal'
import { tellOfDueNotices } from './tell-readers'

type Written = CallArgs<typeof saveNotice>

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const wireTime = (at: number) => new Date(at + 8 * HOUR_MS).toISOString().slice(0, 19).replace('T', ' ')

describe('Publishing notices', () => {
  const portal = usePortal()
  let [editor, colleague, stranger, reader] = ['', '', '', '']

  beforeAll(async () => {
    const role = await createRole(portal.db, 'R18', [
      { id: 'sys', url: 'sys', custom_parameters: '{"kind":"menu"}' },
      { id: 'sys/notice', parent_id: 'sys', url: 'notice', custom_parameters: '{"kind":"page"}' },
    ])
    const office = await createOrganisation(portal.db, { company_name: '临江省信访局' })
    const withRole = async (organisations?: string[]) => {
      const person = await createPerson(portal.db, { ...(organisations && { organisations }), roles: [role] })
      return portal.signInAs(person.account)
    }
    editor = await withRole([office])
    colleague = await withRole([office])
    stranger = await withRole()
    reader = await portal.signInAs((await createPerson(portal.db)).account)
  })

  const written = (part: Partial<Written> = {}): Written => ({
    title: '值班安排',
    content: '请各单位知悉',
    publish: true,
    ...part,
  })
  const save = (part: Partial<Written> = {}, token = editor) => portal.answerTo(saveNotice, written(part), { token })
  const managed = async (id: string, token = editor) =>
    (await portal.answerTo(managedNotices, { limit: 100 }, { token })).list.find(notice => notice.id === id)
  const seen = async (id: string, token = reader) =>
    (await portal.answerTo(notices, { limit: 100 }, { token })).list.find(notice => notice.id === id)
  const unread = () => portal.answerTo(unreadNotices, {}, { token: reader })
  const upload = (token = editor) =>
    portal.answerTo(stage, {}, { token, file: { name: '安排.txt', content: '值班表' } })

  it('is for those who hold the page 公告管理', async () => {
    const asked = [
      () => portal.ask(saveNotice, written(), { token: reader }),
      () => portal.ask(managedNotices, {}, { token: reader }),
      () => portal.ask(withdrawNotice, { id: '1', version: 1 }, { token: reader }),
      () => portal.ask(removeNotice, { id: '1', version: 1 }, { token: reader }),
      () => portal.ask(noticeReaders, { id: '1' }, { token: reader }),
      () => portal.ask(noticeNonReaders, { id: '1' }, { token: reader }),
    ]
    for (const ask of asked) expect(await ask()).toMatchObject({ code: errors.forbidden.code })
    expect(await portal.ask(saveNotice, written())).toMatchObject({ code: errors.sessionEnded.code })
  })

  it.each<[string, Partial<Written>]>([
    [NOTICE_TEXTS.noTitle, { title: ' ' }],
    [NOTICE_TEXTS.longTitle, { title: '长'.repeat(101) }],
    [NOTICE_TEXTS.noContent, { content: ' \n' }],
    [NOTICE_TEXTS.longContent, { content: '长'.repeat(10_001) }],
    [NOTICE_TEXTS.classified, { content: '本文为机 密文件' }],
    [NOTICE_TEXTS.classified, { title: '绝密通知' }],
    ['当前限制选择 5 个文件', { fileIds: ['1', '2', '3', '4', '5', '6'] }],
    [NOTICE_TEXTS.past, { publishAt: '2020-01-01 08:00:00' }],
  ])('refuses with: %s', async (message, part) => {
    expect(await portal.ask(saveNotice, written(part), { token: editor })).toMatchObject({
      code: errors.rule.code,
      message,
    })
  })

  it('refuses files that somebody else has uploaded', async () => {
    const fileIds = [await upload(reader)]
    expect(await portal.ask(saveNotice, written({ fileIds }), { token: editor })).toMatchObject({
      code: errors.rule.code,
    })
  })

  it('reaches everybody, unread until it is opened, and says who has read it', async () => {
    const before = await unread()
    const id = await save()
    expect(await seen(id)).toMatchObject({ publisher: '临江省信访局', readFlag: '0' })
    expect(await unread()).toBe(before + 1)
    for (const _ of [1, 2]) await portal.answerTo(markNoticesRead, { ids: [id, 'x', '987654'] }, { token: reader })
    expect([await unread(), (await seen(id))?.readFlag]).toEqual([before, '1'])
    const { list, total, people } = await portal.answerTo(noticeReaders, { id }, { token: editor })
    expect([list.length, total, people]).toEqual([1, 1, 4])
    expect((await managed(id))?.readCount).toBe(1)
  })

  it('tells who has not read it yet, by organisation and page by page, but of its own organisation’s alone', async () => {
    const id = await save()
    const of = (more: object = {}) => portal.answerTo(noticeNonReaders, { id, ...more }, { token: editor })
    const all = await of()
    expect([all.list.length, all.total]).toEqual([4, 4])
    expect(all.list.map(({ orgName }) => orgName)).toEqual(all.list.map(({ orgName }) => orgName).toSorted())
    await portal.answerTo(markNoticesRead, { ids: [id] }, { token: reader })
    const left = await of({ limit: 2, pageNumber: 2 })
    expect([left.list.length, left.total]).toEqual([1, 3])
    await portal.db
      .updateTable('person')
      .set({ in_use: false })
      .where('id', '=', left.list[0]?.personId ?? '')
      .execute()
    expect((await of()).total).toBe(2)
    await portal.db.updateTable('person').set({ in_use: true }).execute()
    const asked = await portal.ask(noticeNonReaders, { id }, { token: stranger })
    expect(asked).toMatchObject({ code: errors.notFound.code })
  })

  it('hands out what was written as it was written, markup and quotes too', async () => {
    const hostile = {
      title: `'; drop table notice; --<script>alert(1)</script>`,
      content: '<img src=x onerror=alert(1)> {{2}} \\ " \' &lt; <!--\n<svg/onload=alert(1)>',
    }
    const id = await save(hostile)
    expect(await seen(id)).toMatchObject(hostile)
    const found = await portal.answerTo(notices, { title: `'; drop table` }, { token: reader })
    expect(found.list.map(notice => notice.id)).toEqual([id])
    const { path } = notices
    const body = new URLSearchParams({ jsonData: JSON.stringify({ ggbt: 'drop table' }) })
    const answer = await portal.send(path, { method: 'POST', headers: { authorization: `Bearer ${reader}` }, body })
    expect(answer.headers.get('content-type')).toContain('application/json')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    await portal.answerTo(withdrawNotice, { id, version: 1 }, { token: editor })
  })

  it('opens the attachments of a scheduled notice when its time has come, by the server’s clock', async () => {
    const fileId = await upload()
    await save({ fileIds: [fileId], publishAt: wireTime(portal.services.now().getTime() + MINUTE_MS) })
    const opened = async () => (await portal.ask(link, { fileId }, { token: reader })).code
    expect(await opened()).toBe(errors.notFound.code)
    portal.clock.advance({ minutes: 2 })
    expect(await opened()).toBe(0)
  })

  it('keeps drafts to the organisation that writes them', async () => {
    const id = await save({ publish: false })
    expect(await seen(id)).toBeUndefined()
    expect(await managed(id, colleague)).toMatchObject({ state: 'draft', version: 1 })
    expect(await managed(id, stranger)).toBeUndefined()
    for (const call of [withdrawNotice, removeNotice])
      expect(await portal.ask(call, { id, version: 1 }, { token: stranger })).toMatchObject({
        code: errors.notFound.code,
        message: '公告不存在或您无权查看',
      })
    await portal.answerTo(saveNotice, written({ id, version: 1, title: '定稿' }), { token: colleague })
    expect(await seen(id)).toMatchObject({ title: '定稿' })
  })

  it('refuses what somebody else has changed meanwhile', async () => {
    const id = await save({ publish: false })
    await save({ id, version: 1, publish: false }, colleague)
    expect(await portal.ask(saveNotice, written({ id, version: 1 }), { token: editor })).toMatchObject({
      code: errors.changedMeanwhile.code,
    })
  })

  it('waits for its time, and tells the windows once when it has come', async () => {
    const id = await save({ publishAt: wireTime(Date.now() + HOUR_MS / 2) })
    expect([(await managed(id))?.state, await seen(id)]).toEqual(['scheduled', undefined])
    const later = { ...portal.services, now: () => new Date(Date.now() + HOUR_MS) }
    const untold = () => portal.db.selectFrom('notice').where('id', '=', id).select('told').executeTakeFirst()
    await tellOfDueNotices(portal.services)
    expect(await untold()).toEqual({ told: false })
    await Promise.all([tellOfDueNotices(later), tellOfDueNotices(later)])
    expect(await untold()).toEqual({ told: true })
  })

  it('takes back what is out, and only then lets it be changed; published again it is new to everybody', async () => {
    const id = await save()
    await portal.answerTo(markNoticesRead, { ids: [id] }, { token: reader })
    const change = written({ id, version: 1, title: '更正' })
    expect(await portal.ask(saveNotice, change, { token: editor })).toMatchObject({ message: NOTICE_TEXTS.published })
    expect(await portal.ask(removeNotice, { id, version: 1 }, { token: editor })).toMatchObject({
      message: NOTICE_TEXTS.published,
    })
    await portal.answerTo(withdrawNotice, { id, version: 1 }, { token: editor })
    expect([await seen(id), (await managed(id))?.state]).toEqual([undefined, 'withdrawn'])
    expect(await portal.ask(withdrawNotice, { id, version: 2 }, { token: editor })).toMatchObject({
      message: NOTICE_TEXTS.notPublished,
    })
    await portal.answerTo(saveNotice, { ...change, version: 2 }, { token: editor })
    expect(await seen(id)).toMatchObject({ title: '更正', readFlag: '0' })
  })

  it('opens attachments for those who may see the notice, while they may', async () => {
    const [fileId, other] = [await upload(), await upload()]
    const id = await save({ fileIds: [fileId, other], publish: false })
    const open = (token: string) => portal.ask(openNoticeFile, { id: fileId }, { token })
    expect(await open(reader)).toMatchObject({ code: errors.notFound.code, message: '附件不存在或您无权查看' })
    expect((await open(colleague)).code).toBe(0)
    await save({ id, version: 1, fileIds: [fileId] })
    expect((await seen(id))?.attachments).toEqual([{ id: fileId, name: '安排.txt', size: 9 }])
    const { path } = await portal.answerTo(openNoticeFile, { id: fileId }, { token: reader })
    expect(await (await portal.send(path)).text()).toBe('值班表')
    await portal.answerTo(withdrawNotice, { id, version: 2 }, { token: editor })
    expect((await open(reader)).code).toBe(errors.notFound.code)
    await portal.answerTo(removeNotice, { id, version: 3 }, { token: editor })
    const left = await portal.db.selectFrom('file').where('id', 'in', [fileId, other]).select('id').execute()
    expect(left).toEqual([])
  })

  it('is written into the audit', async () => {
    const id = await save()
    await portal.answerTo(withdrawNotice, { id, version: 1 }, { token: editor })
    const rows = await portal.db
      .selectFrom('audit')
      .where('object_type', '=', 'notice')
      .where('object_id', '=', id)
      .orderBy('id')
      .select('action')
      .execute()
    expect(rows.map(({ action }) => action)).toEqual(['发布公告', '撤回公告'])
  })
})
