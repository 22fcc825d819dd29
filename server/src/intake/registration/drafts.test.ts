import { randomUUID } from 'node:crypto'
import { link, stage } from '@portal/shared-lib/contract/files'
import { deleteDraft, draft, drafts, saveDraft } from '@portal/shared-lib/contract/petition-drafts'
import { register } from '@portal/shared-lib/contract/registration'
import { useCases } from '../../../test/cases'
import { tablesHolding } from '../../../test/legible'
import { usePortal } from '../../../test/portal'
import { registrationArgs } from '../../../test/registrations'
import { DAY_MS } from '../../platform/calendar/china-time'
import { sweepFiles } from '../../platform/files/sweep'
import { forgetPetitionDrafts } from './drafts'

const NOT_OWN = '该草稿不属于您，请从自己的草稿中打开'

describe('Drafts of a registration', () => {
  const portal = usePortal({ database: 'demo' })
  const { tokenOf } = useCases(portal)

  afterEach(() => portal.clock.reset())

  const as = async (account: string) => ({ token: await tokenOf(account) })
  async function saved(content: string, id = randomUUID()) {
    await portal.answerTo(saveDraft, { id, form: 'letter', content }, await as('zs01'))
    return id
  }

  const staged = async (name: string, account = 'zs01') => {
    const file = { name, content: new TextEncoder().encode('收费单') }
    return await portal.answerTo(stage, {}, { ...(await as(account)), file })
  }

  it('keep whatever was typed, and another machine goes on with it', async () => {
    const id = await saved('{"name":"冯"}')
    await saved('{"name":"冯丙莲","idCard":"99012119650101"}', id)
    const second = { token: await portal.signInAs('zs01') }
    expect(await portal.answerTo(draft, { id }, second)).toMatchObject({
      form: 'letter',
      content: '{"name":"冯丙莲","idCard":"99012119650101"}',
    })
    expect((await portal.answerTo(drafts, { form: 'letter' }, second)).map(one => one.id)).toContain(id)
    expect(await portal.answerTo(drafts, { form: 'phone' }, second)).toEqual([])
    expect((await portal.answerTo(drafts, {}, second)).find(one => one.id === id)?.form).toBe('letter')
    expect(await portal.answerTo(drafts, {}, await as('zs05'))).toEqual([])
  })

  it('are legible to nobody who reads the database alone', async () => {
    await saved('{"mobile":"11055554444"}')
    expect(await tablesHolding(portal.db, ['11055554444'])).toEqual([])
  })

  it("are their author's alone", async () => {
    const id = await saved('{}')
    const other = await as('zs05')
    expect((await portal.ask(draft, { id }, other)).message).toBe(NOT_OWN)
    expect((await portal.ask(saveDraft, { id, form: 'letter', content: '改' }, other)).message).toBe(NOT_OWN)
    await portal.answerTo(deleteDraft, { id }, other)
    expect(await portal.answerTo(draft, { id }, await as('zs01'))).toMatchObject({ content: '{}' })
  })

  it('are deleted by their author, and by registering', async () => {
    const [first, second] = [await saved('{}'), await saved('{}')]
    await portal.answerTo(deleteDraft, { id: first }, await as('zs01'))
    await portal.answerTo(register, registrationArgs({ draftId: second }), await as('zs01'))
    for (const id of [first, second]) expect((await portal.ask(draft, { id }, await as('zs01'))).message).toBe(NOT_OWN)
  })

  it('keep their files for as long as they are there, for another machine too, until they are registered', async () => {
    const [own, given, others] = [await staged('单据.txt'), await staged('弃用.txt'), await staged('他人.txt', 'zs05')]
    const id = randomUUID()
    const fileIds = [own, others]
    await portal.answerTo(saveDraft, { id, form: 'letter', content: '{}', fileIds }, await as('zs01'))
    await sweepFiles({ ...portal.services, now: () => new Date(Date.now() + 3 * DAY_MS) })
    const second = { token: await portal.signInAs('zs01') }
    expect((await portal.answerTo(draft, { id }, second)).files).toEqual([{ id: own, name: '单据.txt', size: 9 }])
    expect((await portal.ask(link, { fileId: given }, second)).code).not.toBe(0)
    await portal.answerTo(register, registrationArgs({ draftId: id, fileIds: [own] }), second)
    expect((await portal.ask(link, { fileId: own }, second)).code).toBe(0)
    expect((await portal.ask(draft, { id }, second)).message).toBe(NOT_OWN)
  })

  it('have the files that they were last saved with', async () => {
    const [first, other] = [await staged('甲.txt'), await staged('乙.txt')]
    const id = randomUUID()
    const args = { id, form: 'letter', content: '{}' } as const
    for (const fileIds of [[first], [first, other], [other]])
      await portal.answerTo(saveDraft, { ...args, fileIds }, await as('zs01'))
    expect((await portal.answerTo(draft, { id }, await as('zs01'))).files.map(file => file.id)).toEqual([other])
  })

  it('are refused where they are longer than anybody types', async () => {
    const args = { id: randomUUID(), form: 'letter', content: '长'.repeat(200_001) } as const
    expect((await portal.ask(saveDraft, args, await as('zs01'))).message).toBe('草稿内容过长，请减少内容后再保存')
  })

  it('are kept for 30 days after the last change', async () => {
    portal.clock.stopAt('2026-09-01T09:00:00+08:00')
    const id = await saved('{}')
    portal.clock.stopAt('2026-10-01T09:00:00+08:00')
    await forgetPetitionDrafts(portal.services)
    expect((await portal.ask(draft, { id }, await as('zs01'))).code).toBe(0)
    portal.clock.stopAt('2026-10-01T09:00:01+08:00')
    await forgetPetitionDrafts(portal.services)
    expect((await portal.ask(draft, { id }, await as('zs01'))).message).toBe(NOT_OWN)
  })
})
