import { errors } from '@portal/shared-lib/contract/errors'
import { codeTable, regions } from '@portal/shared-lib/contract/tables'
import { usePortal } from '../../../test/portal'

describe('Code tables and regions', () => {
  const portal = usePortal({ database: 'demo' })
  let token = ''

  beforeAll(async () => {
    token = await portal.signInAs('zs01')
  })

  const codes = (tableName: string, codeId?: string) =>
    portal.answerTo(codeTable, { tableName, ...(codeId && { codeId }) }, { token })
  const namesBelow = async (parentCode?: string) =>
    (await portal.answerTo(regions, parentCode === undefined ? {} : { parentCode }, { token })).map(
      ({ regionName }) => regionName,
    )

  it('are for those with a session', async () => {
    const ended = { code: errors.sessionEnded.code }
    expect(await portal.ask(codeTable, { tableName: 'DM_XFXS' })).toMatchObject(ended)
    expect(await portal.ask(regions, {})).toMatchObject(ended)
  })

  it('ask for the name of a table', async () => {
    expect((await portal.ask(codeTable, { tableName: ' ' }, { token })).message).toBe('请指定代码表')
  })

  it('have no codes under a name that is none', async () => {
    expect(await codes('DM_NONE')).toEqual([])
  })

  it('give a table in its order, or what lies directly below a code', async () => {
    expect((await codes('DM_XFMD')).map(({ codeId }) => codeId)).toEqual(['01', '02', '03', '04', '99'])
    const below = await codes('DM_NRFL', '010400')
    expect(below[0]).toEqual({ codeId: '010401', codeName: '集体资产管理', parentId: '010400' })
    expect(below).toHaveLength(3)
  })

  it('leave out codes that are no longer in use', async () => {
    const ofCode = portal.db.updateTable('code_item').where('table_name', '=', 'DM_JJCD').where('code_id', '=', '3')
    await ofCode.set({ in_use: false }).execute()
    expect((await codes('DM_JJCD')).map(({ codeName }) => codeName)).toEqual(['一般', '急'])
  })

  it('begin with the province and go down to the towns', async () => {
    const province = { regionCode: '990000000000', regionName: '临江省', regionType: '2', leaf: false }
    expect(await portal.answerTo(regions, {}, { token })).toEqual([province])
    expect(await portal.answerTo(regions, { parentCode: '' }, { token })).toEqual([province])
    expect(await namesBelow('990000000000')).toEqual(['安澜市', '望川市', '云麓市', '青屿市', '沧棠市', '霁原市'])
    const [town] = await portal.answerTo(regions, { parentCode: '990121000000' }, { token })
    expect(town).toEqual({ regionCode: '990121100000', regionName: '荷塘镇', regionType: '5', leaf: true })
  })

  it('take short codes, and have nothing below an unknown one', async () => {
    expect(await namesBelow('990100')).toHaveLength(8)
    expect(await namesBelow('110000000000')).toEqual([])
    expect(await namesBelow('1; drop table region')).toEqual([])
  })
})
