import * as official from '@portal/shared-lib/contract/official-documents'
import { petition, timeline } from '@portal/shared-lib/contract/petitions'
import { register } from '@portal/shared-lib/contract/registration'
import { OFFICIAL_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/official-document'
import { TODAY } from '../../../test/answers'
import { useCases } from '../../../test/cases'
import { countRegistrations } from '../../../test/letters'
import { useDocuments } from '../../../test/official-documents'
import { usePortal } from '../../../test/portal'
import { type RegistrationArgs, registrationArgs } from '../../../test/registrations'

const SENDER_NO = '东信访函〔2026〕5号'

describe('An official document from outside, registered as a petition', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { as, upload, documentOf, drafted } = useDocuments(portal, cases)

  async function received() {
    const attachmentIds = [
      await upload('zs16', '来文.pdf', '%PDF-1.4 1'),
      await upload('zs16', '来信复印件.pdf', '%PDF-1.4 2'),
    ]
    const paper = { senderName: '东海省信访局', senderNo: SENDER_NO, receivedOn: TODAY, attachmentIds }
    const args = { kind: 'G06', urgency: '0', title: '关于转送信访材料的函', ...paper } as const
    const { id } = await portal.answerTo(official.receive, args, await as('zs16'))
    return { ...documentOf(id), attachmentIds }
  }

  const from = (id: string, attachedIds: string[] = [], more: Partial<RegistrationArgs> = {}) =>
    registrationArgs({ sourceNo: SENDER_NO, fromDocument: { id, attachedIds }, ...more })

  async function refusal(args: RegistrationArgs, account = 'zs05') {
    const session = await as(account)
    const before = await countRegistrations(portal.db)
    const { code, message } = await portal.ask(register, args, session)
    expect(code).not.toBe(0)
    expect(await countRegistrations(portal.db)).toEqual(before)
    return message
  }

  it('is linked with it both ways, and hands over the files that were chosen', async () => {
    const one = await received()
    const [chosen = '', left] = one.attachmentIds
    const todos = await one.todos()
    const { petitionNo } = await portal.answerTo(register, from(one.id, [chosen, chosen]), await as('zs05'))
    const read = await one.read('zs16')
    expect(read).toMatchObject({ petitionNo, state: '10' })
    expect(read.entries[0]).toMatchObject({ action: '登记为信访件', text: petitionNo, person: '周戊汀' })
    expect(await one.todos()).toEqual(todos)
    const shown = await portal.answerTo(petition, { petitionNo }, await as('zs05'))
    expect(shown.attachments).toMatchObject([{ id: chosen, name: '来文.pdf' }])
    expect(shown.attachments.map(({ id }) => id)).not.toContain(left)
    const steps = await portal.answerTo(timeline, { petitionNo }, await as('zs05'))
    expect(JSON.stringify(steps)).toContain(`来自收文《关于转送信访材料的函》（${SENDER_NO}）`)
    const of = await portal.answerTo(official.officialDocumentsOf, { petitionNo }, await as('zs05'))
    expect(of).toMatchObject([{ id: one.id, incoming: true, sender: '东海省信访局' }])
    expect(await refusal(from(one.id))).toBe(TEXTS.linkedAlready)
  })

  it('is none where it was written here, is done with, is another’s, or one may not deal with it', async () => {
    const written = await drafted()
    expect(await refusal(from(written.id))).toBe('公文不存在或您无权查看')
    await written.act('zs08', official.submit, {})
    expect(await refusal(from(written.id))).toBe(TEXTS.notIncoming)
    const one = await received()
    expect(await refusal(from(one.id), 'zs01')).toBe('您没有此项操作的权限，请联系管理员')
    expect(await refusal(from(one.id), 'rs12')).toBe('公文不存在或您无权查看')
    for (const id of ['0', '999999999', "1' or 1=1", '1; drop']) expect(await refusal(from(id))).toMatch(/公文不存在/)
    await portal.db.updateTable('official_document').set({ state: '6' }).where('id', '=', one.id).execute()
    expect(await refusal(from(one.id))).toBe(TEXTS.closedAlready)
  })

  it('gives no file that is not its own, and changes nothing where the petition is refused', async () => {
    const [one, other] = [await received(), await received()]
    expect(await refusal(from(one.id, other.attachmentIds))).toBe('附件不属于该收文，请刷新后重新选择')
    expect(await refusal(from(one.id, one.attachmentIds, { summary: '太短' }))).not.toBe('')
    expect(await refusal(from(one.id, [], { form: 'phone', channel: '400' }))).toBe('收文请在来信登记中登记为信访件')
    expect(await one.row()).toMatchObject({ petition_id: null, version: 1 })
  })
})
