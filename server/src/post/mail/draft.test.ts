import { errors } from '@portal/shared-lib/contract/errors'
import type { CallArgs } from '@portal/shared-lib/contract/form'
import { discardDraft, draft, saveDraft, sendMail } from '@portal/shared-lib/contract/mail'
import { createMailUser, type MailUser } from '../../../test/mails'
import { usePortal } from '../../../test/portal'
import { sweepFiles } from '../../platform/files/sweep'
import { forgetDrafts } from './draft'

const HOURS_A_DAY = 24

describe('A draft', () => {
  const portal = usePortal()
  let writer: MailUser

  beforeEach(async () => {
    writer = await createMailUser(portal)
  })
  afterEach(() => portal.clock.reset())

  const receivers = [{ loginAccount: 'zs05', userName: '周戊汀', orgName: '临江省信访局' }]
  const save = (more: Partial<CallArgs<typeof saveDraft>> = {}, { token } = writer) =>
    portal.ask(saveDraft, { receivers, contents: '正在写', attachments: [], version: 0, ...more }, { token })
  const find = (key = '', { token } = writer) => portal.answerTo(draft, { key }, { token })
  const changed = { code: errors.draftChanged.code, message: '草稿已在其他窗口修改，请关闭后重新打开' }

  it('is for those with a session, and nobody else’s', async () => {
    for (const call of [draft, discardDraft]) {
      expect(await portal.ask(call, {})).toMatchObject({ code: errors.sessionEnded.code })
    }
    await save()
    expect(await find('', await createMailUser(portal))).toBeNull()
  })

  it('is found again on any machine, with its receivers and files', async () => {
    expect(await find()).toBeNull()
    const id = await writer.upload('名单.txt')
    const foreign = await (await createMailUser(portal)).upload('别人的.txt')
    const attachments = [
      { id, name: '名单.txt' },
      { id: foreign, name: '别人的.txt' },
    ]
    expect(await save({ attachments })).toMatchObject({ data: { version: 1 } })
    expect(await find()).toEqual({
      receivers,
      contents: '正在写',
      version: 1,
      savedAt: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      attachments: [{ id, name: '名单.txt', size: 10 }],
    })
  })

  it('keeps what cannot be sent yet', async () => {
    expect(await save({ receivers: [], contents: '绝密'.repeat(2000) })).toMatchObject({ code: 0 })
    expect((await find())?.contents).toHaveLength(4000)
  })

  it('is not overwritten by a window that has an older one', async () => {
    await save()
    expect(await save({ contents: '第二个窗口', version: 1 })).toMatchObject({ data: { version: 2 } })
    for (const version of [0, 1, 3]) expect(await save({ contents: '旧窗口', version })).toMatchObject(changed)
    expect(await find()).toMatchObject({ contents: '第二个窗口', version: 2 })
  })

  it('of an answer stands beside that of a new mail', async () => {
    await save()
    await save({ key: '17', contents: '答复' })
    expect([(await find())?.contents, (await find('17'))?.contents]).toEqual(['正在写', '答复'])
    await portal.answerTo(discardDraft, { key: '17' }, { token: writer.token })
    expect([(await find())?.contents, await find('17')]).toEqual(['正在写', null])
  })

  it('is gone with the mail that was made of it, and does not come back from another window', async () => {
    const id = await writer.upload('名单.txt')
    await save({ attachments: [{ id, name: '名单.txt' }] })
    await save({ key: '17' })
    const mail = { receivers: [writer.account], contents: '写好了', attachments: [{ id }], draft: { key: '' } }
    await portal.answerTo(sendMail, mail, { token: writer.token })
    expect(await find()).toBeNull()
    expect(await find('17')).not.toBeNull()
    expect(await save({ version: 1 })).toMatchObject(changed)
    expect(await find()).toBeNull()
  })

  it('stays when the mail is refused', async () => {
    await save()
    const mail = { receivers: ['nobody'], contents: '写好了', draft: { key: '' } }
    expect(await portal.ask(sendMail, mail, { token: writer.token })).toMatchObject({ code: errors.rule.code })
    expect(await find()).not.toBeNull()
  })

  it('keeps its files from being swept, for thirty days', async () => {
    const [kept, loose] = [await writer.upload('草稿里的.txt'), await writer.upload('没人要的.txt')]
    await save({ attachments: [{ id: kept, name: '草稿里的.txt' }] })
    const staged = async () => (await portal.db.selectFrom('file').select('id').execute()).map(({ id }) => id)
    portal.clock.advance({ hours: 2 * HOURS_A_DAY })
    await sweepFiles(portal.services)
    expect(await staged()).toContain(kept)
    expect(await staged()).not.toContain(loose)
    portal.clock.advance({ hours: 29 * HOURS_A_DAY })
    await forgetDrafts(portal.services)
    await sweepFiles(portal.services)
    expect(await staged()).not.toContain(kept)
  })
})
