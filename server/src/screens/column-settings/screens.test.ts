import { errors } from '@portal/shared-lib/contract/errors'
import { registerLetter } from '@portal/shared-lib/contract/petitions'
import { caseAddress, displayColumns, newKey, templateFileName } from '@portal/shared-lib/contract/screens'
import { letterArgs } from '../../../test/letters'
import { usePortal } from '../../../test/portal'

describe('What screens ask for besides their data', () => {
  const portal = usePortal({ database: 'demo' })
  let token = ''

  beforeAll(async () => {
    token = await portal.signInAs('zs01')
  })

  it('is for those with a session', async () => {
    const ended = { code: errors.sessionEnded.code }
    expect(await portal.ask(displayColumns, { viewId: 'v_dbx_depart' })).toMatchObject(ended)
    expect(await portal.ask(newKey, {})).toMatchObject(ended)
    expect(await portal.ask(templateFileName, { id: '06' })).toMatchObject(ended)
    expect(await portal.ask(caseAddress, { petitionNo: 'LX'.padEnd(20, '0') })).toMatchObject(ended)
  })

  it('asks of which list, and has no columns of one that is not set up', async () => {
    expect((await portal.ask(displayColumns, { viewId: ' ' }, { token })).message).toBe('请指定列表')
    const none = { headings: '', fields: '', widths: '' }
    expect(await portal.answerTo(displayColumns, { viewId: 'v_none' }, { token })).toEqual(none)
  })

  it.each([
    ['v_dbx_depart', 12],
    ['v_dbx_personal', 12],
  ])('gives the columns of %s as three lists of %d', async (viewId, count) => {
    const { headings, fields, widths } = await portal.answerTo(displayColumns, { viewId }, { token })
    expect([headings, fields, widths].map(text => text.split(',').length)).toEqual([count, count, count])
    expect(headings).toMatch(/^时限,内容摘要,信访人,/)
    expect(fields).toMatch(/^lamp,nrzy,xfr,/)
    expect(widths).toMatch(/^100,280,110,/)
  })

  it('gives a new key each time', async () => {
    const keys = await Promise.all([portal.answerTo(newKey, {}, { token }), portal.answerTo(newKey, {}, { token })])
    expect(new Set(keys).size).toBe(2)
  })

  it('names the file of every kind of document there is', async () => {
    const kinds = portal.db.selectFrom('code_item').where('table_name', '=', 'DM_WSLX').orderBy('code_id')
    for (const { code_id: id, code_name } of await kinds.select(['code_id', 'code_name']).execute())
      expect(await portal.answerTo(templateFileName, { id }, { token })).toBe(`${code_name}.docx`)
    const unknown = await portal.ask(templateFileName, { id: '99' }, { token })
    expect(unknown.message).toBe('文书模板不存在或您无权查看')
    expect((await portal.ask(templateFileName, { id: ' ' }, { token })).message).toBe('请指定文书模板')
  })

  const addressOf = (petitionNo: string, holder = token) => portal.ask(caseAddress, { petitionNo }, { token: holder })

  it('gives the address of a petition to whoever may see it, and to nobody else', async () => {
    const { petitionNo, todoId } = await portal.answerTo(registerLetter, letterArgs(), { token })
    const url = `/toDoManage/handle?xfjbh=${petitionNo}&dbid=${todoId}`
    expect(await addressOf(petitionNo)).toMatchObject({ code: 0, data: { url } })
    const foreign = await addressOf(petitionNo, await portal.signInAs('rs12'))
    expect(foreign).toEqual(await addressOf('LX'.padEnd(20, '0')))
    expect(foreign).toMatchObject({ code: errors.notFound.code })
    expect(await addressOf('LX1')).toMatchObject({ message: '信访件编号应为20个字符' })
  })
})
