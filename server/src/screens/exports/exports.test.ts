import { closeDirectly } from '@portal/shared-lib/contract/actions'
import { errors } from '@portal/shared-lib/contract/errors'
import {
  cancelExport,
  decideExport,
  exportState,
  exportsToApprove,
  ownExports,
  startExport,
} from '@portal/shared-lib/contract/export-tasks'
import type { CallArgs } from '@portal/shared-lib/contract/form'
import { saveColumns } from '@portal/shared-lib/contract/lists'
import { bookTitle, monthName } from '@portal/shared-lib/contract/rules/closing-book'
import { EXPORT_TEXTS } from '@portal/shared-lib/contract/rules/exports'
import { usingApprovals } from '../../../test/approvals'
import { useCases } from '../../../test/cases'
import { bytesOf, partsOf, textsOf } from '../../../test/exports'
import { usePortal } from '../../../test/portal'
import { wallOff } from '../../../test/walls'
import { OnlineItem } from '../../intake/registration/online/item'
import { receiveOnline } from '../../intake/registration/online/receive'
import { dayOf } from '../../platform/calendar/china-time'
import { sealQuery } from './task'

type StartArgs = CallArgs<typeof startExport>

const PETITIONER = ['990121197003051231', '11012340001', '安澜市石渡县荷塘镇柳岸村12号']
const PERSONAL = { personal: true, reason: 'contact', reasonText: '逐户电话回访' } as const

describe('Exporting a list', () => {
  const portal = usePortal({ database: 'demo', hasReplica: true })
  const cases = useCases(portal)
  const { submitted } = usingApprovals(portal)
  const session = async (account: string) => ({ token: await cases.tokenOf(account) })
  const start = async (account: string, more: Partial<StartArgs> = {}) =>
    portal.ask(startExport, { viewId: 'v_query', ...more }, await session(account))
  const stateOf = async (account: string, taskId: string) => portal.ask(exportState, { taskId }, await session(account))

  /** Asks again and again, as a page does, until there is an answer for good. */
  async function done(account: string, taskId: string) {
    for (;;) {
      const { code, message, data } = await stateOf(account, taskId)
      if (code !== 0) return { message, data: null }
      if (data?.isComplete === 2) return { message, data }
    }
  }
  async function exported(account: string, more: Partial<StartArgs> = {}) {
    const { data } = await start(account, more)
    const task = await done(account, data?.taskId ?? '')
    const file = await portal.send(task.data?.url ?? '')
    const parts = await partsOf(await bytesOf(file), task.data?.password)
    return { task: task.data, parts, headers: file.headers }
  }
  const auditOf = (objectId: string) =>
    portal.db
      .selectFrom('audit')
      .where('object_id', '=', objectId)
      .orderBy('id')
      .select(['person_id', 'action'])
      .execute()
  const only = (...petitionNos: string[]): StartArgs['filter'] => ({
    conditions: [{ field: 'xfjbh', operator: 'is', values: petitionNos }],
  })

  it('is for those with the right and the list’s page', async () => {
    expect(await start('zs02')).toMatchObject({ code: errors.forbidden.code })
    expect(await start('zs01')).toMatchObject({ code: errors.forbidden.code })
    expect(
      await start('zs05', { viewId: 'v_dlr', filter: { conditions: [{ field: 'x', operator: 'is' }] } }),
    ).toMatchObject({ code: errors.badInput.code })
    expect(await start('zs10', { viewId: 'v_dbx_depart' })).toMatchObject({ code: errors.forbidden.code })
    expect(await start('zs05', { viewId: 'constructor' })).toMatchObject({ code: errors.badInput.code })
  })

  it('gives the rows of the filter with the columns that are shown, masked, and who took them', async () => {
    const letter = await cases.letter()
    await cases.letter()
    await portal.answerTo(
      saveColumns,
      { viewId: 'v_query', fields: ['xfr', 'xfjbh', 'stateName', 'lamp'] },
      await session('zs05'),
    )
    const { task, parts, headers } = await exported('zs05', { filter: only(letter.petitionNo) })
    expect(task).toMatchObject({ isComplete: 2, percentage: 100, total: 1, sheetName: '信访件查询', password: '' })
    expect(headers.get('content-disposition')).toContain(encodeURIComponent('信访件查询.xlsx'))
    const [row, origin] = [textsOf(parts).slice(0, 8), textsOf(parts).at(8)]
    expect(row).toEqual([
      ...['信访人', '信访件编号', '状态', '时限'],
      ...['冯*莲', letter.petitionNo, '已登记待分办', expect.stringMatching(/^剩\d+天$/)],
    ])
    expect(origin).toMatch(
      /^数据截至 20\d\d-\d\d-\d\d \d\d:\d\d　导出人：周戊汀（临江省信访局 .+）　导出时间：20\d\d-.+　共 1 条$/,
    )
    await portal.answerTo(saveColumns, { viewId: 'v_query', fields: [] }, await session('zs05'))
  })

  it('gives a letter clerk the book of a month under its title, and the audit keeps which and how many', async () => {
    const letter = await cases.letter()
    await letter.act('zs01', closeDirectly, { closeType: '10', reason: '080400', boxNo: 'C-01' })
    const book = dayOf(portal.clock.now()).slice(0, 7)
    const { task, parts } = await exported('zs01', { viewId: 'v_lxbj', book })
    const texts = textsOf(parts)
    expect(texts.slice(0, 3)).toEqual([bookTitle('临江省信访局', book), '序号', '收信日期'])
    expect(texts).toEqual(expect.arrayContaining([letter.petitionNo, 'C-01', '冯*莲']))
    expect(parts.get('xl/worksheets/sheet1.xml')).toContain('<row><c><v>1</v></c>')
    expect(await auditOf(`v_lxbj:${task?.taskId}`)).toEqual([
      { person_id: 'demo-zs01', action: `导出${monthName(book)}信件办结登记簿` },
      { person_id: 'demo-zs01', action: `导出完成（${task?.total}条）` },
    ])
    expect((await start('zs05', { book })).message).toContain(EXPORT_TEXTS.noBook)
  })

  it('tells the audit by what a list was filtered, and names nobody', async () => {
    const { data } = await start('zs05', {
      filter: {
        conditions: [
          { field: 'djsj', operator: 'from', values: ['2026-11-01'] },
          { field: 'xfr', operator: 'contains', values: ['冯丙莲'] },
        ],
      },
    })
    expect(await auditOf(`v_query:${data?.taskId}`)).toMatchObject([
      { action: expect.stringMatching(/；条件：.+2026-11-01，信访人含$/) },
    ])
    await portal.answerTo(cancelExport, { taskId: data?.taskId ?? '' }, await session('zs05'))
  })

  it('ends at the exporter’s reach and at walls', async () => {
    const [seen, walled] = [await cases.letter(), await cases.letter()]
    await wallOff(portal.db, walled.petitionNo, ['demo-zs06'])
    const { task, parts } = await exported('zs05', { filter: only(seen.petitionNo, walled.petitionNo) })
    expect(task?.total).toBe(1)
    expect([...parts.values()].join()).toContain(seen.petitionNo)
    expect([...parts.values()].join()).not.toContain(walled.petitionNo)
    const foreign = await start('rs12', { filter: only(seen.petitionNo) })
    expect((await done('rs12', foreign.data?.taskId ?? '')).message).toBe(EXPORT_TEXTS.nothing)
  })

  it('asks of rights when rows are read, not only when it is asked for', async () => {
    const { petitionNo } = await cases.letter()
    const { data } = await start('zs05', { filter: only(petitionNo) })
    await wallOff(portal.db, petitionNo, ['demo-zs06'])
    expect((await done('zs05', data?.taskId ?? '')).message).toBe(EXPORT_TEXTS.nothing)
  })

  describe('with personal data', () => {
    it.each<[Partial<StartArgs>, string]>([
      [{ personal: true }, EXPORT_TEXTS.noReason],
      [{ ...PERSONAL, reasonText: ' 短 ' }, EXPORT_TEXTS.shortText],
      [{ ...PERSONAL, reason: 'curious' as never }, EXPORT_TEXTS.noReason],
    ])('needs a reason: %j', async (more, message) => {
      expect((await start('zs05', more)).message).toContain(message)
    })

    it('comes encrypted, and the audit keeps why and how much', async () => {
      const { petitionNo } = await cases.letter()
      const { task, parts } = await exported('zs05', { ...PERSONAL, filter: only(petitionNo) })
      expect(task?.password).toMatch(/^\w{12}$/)
      const inside = await partsOf(parts.get('信访件查询.xlsx') as never)
      expect(textsOf(inside)).toContain('冯丙莲')
      expect(await auditOf(`v_query:${task?.taskId}`)).toEqual([
        { person_id: 'demo-zs05', action: '导出列表（含个人信息）：联系信访人，逐户电话回访；条件：信访件编号为' },
        { person_id: 'demo-zs05', action: '导出完成（1条）' },
      ])
      const { password } = await portal.db
        .selectFrom('export_task')
        .where('id', '=', task?.taskId ?? '')
        .select('password')
        .executeTakeFirstOrThrow()
      expect(password).not.toContain(task?.password)
    })

    it('carries certificate, mobile and address where they are asked for, and the audit says so', async () => {
      const { petitionNo } = await cases.letter()
      const personalFields = ['idCard', 'mobile', 'address'] as const
      const asked = { filter: only(petitionNo), personalFields: [...personalFields] }
      const { task, parts } = await exported('zs05', { ...PERSONAL, ...asked })
      const texts = textsOf(await partsOf(parts.get('信访件查询.xlsx') as never))
      expect(texts).toEqual(expect.arrayContaining(['证件号码', '手机号码', '住址', ...PETITIONER]))
      const [began] = await auditOf(`v_query:${task?.taskId}`)
      expect(began?.action).toMatch('导出列表（含个人信息、证件号码、手机号码、住址）：联系信访人，逐户电话回访')
      expect((await start('zs05', asked)).message).toBe(EXPORT_TEXTS.noReason)
    })

    it('carries them also of what is online and has no number yet', async () => {
      const bureau = '990000000-xf'
      const source = { orgId: bureau, sourceOrgId: bureau, sourceNo: 'WS-EXPORT-1', channel: '300' }
      const [idCard, mobile] = PETITIONER
      const person = { name: '冯丙莲', idCard, mobile, submittedAt: '2026-11-10T22:15:00+08:00' }
      await receiveOnline(portal.services, OnlineItem.parse({ ...source, ...person, text: '反映小区停车费上涨。' }))
      const filter = { conditions: [{ field: 'sourceNo', operator: 'is' as const, values: [source.sourceNo] }] }
      const asked = { viewId: 'v_wsxf', filter, personalFields: ['idCard' as const] }
      const { parts } = await exported('zs13', { ...PERSONAL, ...asked })
      expect(textsOf(await partsOf(parts.get('网信待登记.xlsx') as never))).toContain(idCard)
    })

    it('beyond what is free waits for an approver of the office, who is not the exporter', async () => {
      const { data } = await start('zs05', { ...PERSONAL, filter: only((await cases.letter()).petitionNo) })
      const taskId = data?.taskId ?? ''
      await portal.db.updateTable('export_task').set({ state: 'waiting' }).where('id', '=', taskId).execute()
      const decide = async (account: string) =>
        portal.ask(decideExport, { taskId, agree: true }, await session(account))
      expect(await decide('zs05')).toMatchObject({ code: errors.forbidden.code })
      expect(await decide('al07')).toMatchObject({ code: errors.notFound.code })
      const waiting = await portal.answerTo(exportsToApprove, {}, await session('zs07'))
      expect(waiting).toMatchObject([{ taskId, applicant: '周戊汀', reason: '联系信访人，逐户电话回访' }])
      expect(await decide('zs07')).toMatchObject({ code: 0 })
      expect(await decide('zs07')).toMatchObject({ code: errors.notFound.code })
      expect((await done('zs05', taskId)).data).toMatchObject({ isComplete: 2 })
    })
  })

  it('that cannot be read any more says so in its row, can only be refused, and keeps no other from its list', async () => {
    const begin = async () =>
      (await start('zs05', { ...PERSONAL, filter: only((await cases.letter()).petitionNo) })).data
    const [whole, broken, unfit] = [
      (await begin())?.taskId ?? '',
      (await begin())?.taskId ?? '',
      (await begin())?.taskId ?? '',
    ]
    const tasks = portal.db.updateTable('export_task')
    const seal = (id: string, asked: object) => sealQuery(portal.services.fieldKeys, id, asked as never)
    await tasks.set({ state: 'waiting', file_id: null }).where('id', 'in', [whole, broken, unfit]).execute()
    await tasks.set({ asked: '' }).where('id', '=', broken).execute()
    await tasks
      .set({ asked: seal(unfit, { columns: 'all' }) })
      .where('id', '=', unfit)
      .execute()
    const rows = (await portal.answerTo(exportsToApprove, {}, await session('zs07'))).map(row => [
      row.taskId,
      row.trouble,
    ])
    const told = EXPORT_TEXTS.unreadable
    expect(rows).toEqual(
      expect.arrayContaining([
        [whole, ''],
        [broken, told],
        [unfit, told],
      ]),
    )
    const own = (await portal.answerTo(ownExports, {}, await session('zs05'))).map(row => [row.taskId, row.trouble])
    expect(own).toEqual(
      expect.arrayContaining([
        [whole, ''],
        [broken, told],
        [unfit, told],
      ]),
    )
    const decide = async (taskId: string, agree: boolean) =>
      portal.ask(decideExport, { taskId, agree }, await session('zs07'))
    expect((await decide(broken, true)).message).toBe(told)
    for (const taskId of [whole, broken, unfit]) expect(await decide(taskId, false)).toMatchObject({ code: 0 })
  })

  it('gives the approvals that wait for whoever exports, and no personal data with them', async () => {
    const { petitionNo } = await submitted('leader')
    const viewId = 'v_ldsp'
    expect(await start('zs05', { viewId })).toMatchObject({ code: errors.forbidden.code })
    const refused = await start('zs07', { viewId, ...PERSONAL })
    expect(refused.message).toContain(EXPORT_TEXTS.nothingPersonal)
    const { task, parts } = await exported('zs07', { viewId, approvals: { types: ['test.leader'] } })
    expect(task).toMatchObject({ sheetName: '领导审批' })
    expect(textsOf(parts)).toEqual(expect.arrayContaining(['类型', '标题', petitionNo]))
    const none = await start('zs07', { viewId, approvals: { types: ['extension'] } })
    expect((await done('zs07', none.data?.taskId ?? '')).message).toBe(EXPORT_TEXTS.nothing)
  })

  it('can be cancelled, and is somebody’s own', async () => {
    const { data } = await start('zs05')
    const taskId = data?.taskId ?? ''
    expect(await stateOf('zs06', taskId)).toMatchObject({ code: errors.notFound.code })
    await portal.answerTo(cancelExport, { taskId }, await session('zs05'))
    expect((await stateOf('zs05', taskId)).message).toBe(EXPORT_TEXTS.cancelled)
    const [newest] = await portal.answerTo(ownExports, {}, await session('zs05'))
    expect(newest).toMatchObject({ taskId, trouble: EXPORT_TEXTS.cancelled })
  })

  it('is refused beyond three at a time', async () => {
    await portal.db.updateTable('export_task').set({ state: 'waiting' }).where('state', '=', 'cancelled').execute()
    const begun = [await start('zs06'), await start('zs06'), await start('zs06')]
    const ids = begun.map(({ data }) => data?.taskId ?? '')
    await portal.db.updateTable('export_task').set({ state: 'waiting' }).where('id', 'in', ids).execute()
    expect((await start('zs06')).message).toBe(EXPORT_TEXTS.tooMany)
  })
})
