import { randomUUID } from 'node:crypto'
import { deleteDraft, draft, drafts, saveDraft } from '@portal/shared-lib/contract/petition-drafts'
import { register } from '@portal/shared-lib/contract/registration'
import { useCases } from '../../test/cases'
import { tablesHolding } from '../../test/legible'
import { usePortal } from '../../test/portal'
import { registrationArgs } from '../../test/registrations'
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
