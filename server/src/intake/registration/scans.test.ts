import { stage } from '@portal/shared-lib/contract/files'
import { petition } from '@portal/shared-lib/contract/petitions'
import { assignScans, holdScan, scan, scanBatches, scanClerks, scans } from '@portal/shared-lib/contract/recognition'
import { discardScan, fileScans, registerScan, takeScan } from '@portal/shared-lib/contract/registration'
import { useCases } from '../../../test/cases'
import { usePortal } from '../../../test/portal'
import { registrationArgs } from '../../../test/registrations'

describe('Scanned letters', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)

  const as = async (account: string) => ({ token: await cases.tokenOf(account) })
  const page = async (name = '第一页.pdf') =>
    portal.answerTo(stage, {}, { ...(await as('zs01')), file: { name, content: `%PDF-1.4 ${name}` } })
  const taken = async (more: object = {}) =>
    portal.answerTo(takeScan, { fileIds: [await page()], text: '识别出的文字', ...more }, await as('zs01'))

  it('wait in the department, with neither number nor limit', async () => {
    const { itemId } = await taken()
    const row = portal.db.selectFrom('petition').where('id', '=', itemId).select(['petition_no', 'state', 'due_at'])
    expect(await row.execute()).toEqual([{ petition_no: '', state: '05', due_at: null }])
    const todos = portal.db
      .selectFrom('todo')
      .where('petition_id', '=', itemId)
      .select(['todo_type', 'dept_id', 'person_id'])
    expect(await todos.execute()).toEqual([{ todo_type: 'registerScan', dept_id: '990000000-xf-3', person_id: '' }])
  })

  it('are registered with their pages; what was recognised stays beside what the registrar confirms', async () => {
    const { itemId } = await taken()
    const args = { ...registrationArgs({ fileIds: [await page('第二页.pdf')] }), itemId }
    const { petitionNo } = await portal.answerTo(registerScan, args, await as('zs01'))
    const { attachments, summary } = await portal.answerTo(petition, { petitionNo }, await as('zs01'))
    expect(attachments.map(({ name }) => name)).toEqual(['第一页.pdf', '第二页.pdf'])
    expect(summary).toBe(args.summary)
    const row = portal.db.selectFrom('petition').where('id', '=', itemId).select(['original_text', 'entry_mode'])
    expect(await row.execute()).toEqual([{ original_text: '识别出的文字', entry_mode: '3' }])
    expect(await cases.caseOf(petitionNo).todos()).toEqual(['sort 990000000-xf'])
  })

  it('are taken in once by their barcode', async () => {
    await taken({ barcode: 'TM0001' })
    const again = await portal.ask(takeScan, { fileIds: [await page()], barcode: 'TM0001' }, await as('zs01'))
    expect(again.message).toBe('该信件条码已在待登记中，请从待登记列表办理')
  })

  it('are given back to be scanned anew, with their barcode', async () => {
    const { itemId } = await taken({ barcode: 'TM0002' })
    await portal.answerTo(discardScan, { itemId, reason: '页面缺失' }, await as('zs01'))
    const again = await portal.ask(registerScan, { ...registrationArgs(), itemId }, await as('zs01'))
    expect(again.message).toBe('信访件不存在或您无权查看')
    expect((await taken({ barcode: 'TM0002' })).itemId).not.toBe(itemId)
  })

  it("are one clerk's to register once taken, which others see", async () => {
    const { itemId, todoId } = await taken()
    const colleague = 'demo-zs05'
    for (const held of [true, true, false, false, true]) {
      await portal.answerTo(holdScan, { itemId, held }, await as('zs01'))
      expect(await portal.answerTo(scan, { itemId }, await as('zs01'))).toMatchObject({ isOwn: held })
    }
    await portal.db.updateTable('todo').set({ person_id: colleague }).where('id', '=', todoId).execute()
    const [listed] = (await portal.answerTo(scans, {}, await as('zs01'))).filter(one => one.itemId === itemId)
    expect(listed).toMatchObject({ isOwn: false, takenBy: expect.stringMatching(/.{2,}/) })
    const held = `该来信已由${listed?.takenBy}领取，请登记其他来信`
    expect((await portal.ask(registerScan, { ...registrationArgs(), itemId }, await as('zs01'))).message).toBe(held)
    expect((await portal.ask(holdScan, { itemId, held: true }, await as('zs01'))).message).toBe(held)
    expect((await portal.ask(discardScan, { itemId, reason: '缺页' }, await as('zs01'))).message).toBe(held)
  })

  it("are given to another clerk by the department's head, whoever has taken them", async () => {
    const [open, held] = [await taken(), await taken()]
    await portal.answerTo(holdScan, { itemId: held.itemId, held: true }, await as('zs01'))
    const todoIds = [open.todoId, held.todoId]
    const assign = async (personId: string, by: string) =>
      await portal.ask(assignScans, { todoIds, personId }, await as(by))
    expect((await assign('demo-zs06', 'zs01')).message).toBe('您没有此项操作的权限，请联系管理员')
    expect((await assign('demo-zs05', 'zs06')).message).toBe('该人员不登记扫描件，请另选')
    expect((await assign('demo-zs06', 'zs06')).data).toEqual({ done: 2, failed: [] })
    const clerks = await portal.answerTo(scanClerks, {}, await as('zs06'))
    expect(clerks.find(({ personId }) => personId === 'demo-zs06')).toMatchObject({ taken: 2 })
    for (const { itemId } of [open, held])
      expect(await portal.answerTo(scan, { itemId }, await as('zs06'))).toMatchObject({ isOwn: true })
    await portal.answerTo(registerScan, { ...registrationArgs(), itemId: held.itemId }, await as('zs06'))
    const [again] = (
      await portal.answerTo(assignScans, { todoIds: [held.todoId], personId: 'demo-zs01' }, await as('zs06'))
    ).failed
    expect(again?.reason).toMatch(/已/)
  })

  it('of a batch are counted until the last of them is registered', async () => {
    const [first, second] = [await taken({ batch: '2026-11-20甲' }), await taken({ batch: '2026-11-20甲' })]
    const batches = async () =>
      (await portal.answerTo(scanBatches, {}, await as('zs01'))).filter(({ batch }) => batch === '2026-11-20甲')
    await portal.answerTo(registerScan, { ...registrationArgs(), itemId: first.itemId }, await as('zs01'))
    expect(await batches()).toEqual([{ batch: '2026-11-20甲', total: 2, done: 1 }])
    await portal.answerTo(discardScan, { itemId: second.itemId, reason: '重复扫描' }, await as('zs01'))
    expect(await batches()).toEqual([])
  })

  it('are filed together where they are alike; what one is refused leaves the others as they are', async () => {
    const [first, second] = [await taken({ barcode: 'TM0003' }), await taken()]
    const held = await taken()
    await portal.db.updateTable('todo').set({ person_id: 'demo-zs05' }).where('id', '=', held.todoId).execute()
    const itemIds = [first, second, held].map(({ itemId }) => itemId)
    const args = { ...registrationArgs({ anonymous: true, persons: [] }), itemIds, boxNo: '2026-C-07' }
    const nothing = await portal.ask(fileScans, { ...args, reason: '010100' } as never, await as('zs01'))
    expect(nothing.message).toBe('请选择存查理由')
    const answer = await portal.answerTo(fileScans, { ...args, reason: '080400' }, await as('zs01'))
    const reason = expect.stringMatching(/^该来信已由.+领取/)
    expect(answer).toEqual({ filed: 2, failed: [{ itemId: held.itemId, reason }] })
    const rows = portal.db.selectFrom('petition').where('id', 'in', itemIds).orderBy('id')
    expect(await rows.select(['state', 'box_no', 'barcode']).execute()).toEqual([
      { state: '93', box_no: '2026-C-07', barcode: 'TM0003' },
      { state: '93', box_no: '2026-C-07', barcode: '' },
      { state: '05', box_no: '', barcode: '' },
    ])
  })

  it('are filed under the petitioner who was read and confirmed, each under its own; the others are nobody’s', async () => {
    const [own, nobody, lacking] = [await taken(), await taken(), await taken()]
    const itemIds = [own, nobody, lacking].map(({ itemId }) => itemId)
    const petitioner = { role: '1', name: '冯丙莲', address: '安澜市石渡县荷塘镇柳岸村12号' }
    const petitioners = [
      { ...petitioner, itemId: own.itemId },
      { ...petitioner, itemId: lacking.itemId, address: '' },
    ]
    const args = { ...registrationArgs({ anonymous: true, persons: [] }), itemIds, petitioners }
    const answer = await portal.answerTo(fileScans, { ...args, reason: '080400' }, await as('zs01'))
    expect(answer).toEqual({ filed: 2, failed: [{ itemId: lacking.itemId, reason: '请填写信访人住址' }] })
    const persons = portal.db.selectFrom('petition_person').where('petition_id', 'in', itemIds).orderBy('petition_id')
    expect((await persons.select('name').execute()).map(({ name }) => name)).toEqual(['冯丙莲', '匿名', '待识别'])
  })

  it('are for whoever registers scans', async () => {
    const { itemId } = await taken()
    const answer = await portal.ask(registerScan, { ...registrationArgs(), itemId }, await as('zs05'))
    expect(answer.message).toBe('您没有此项操作的权限，请联系管理员')
  })
})
