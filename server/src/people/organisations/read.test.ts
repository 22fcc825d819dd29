import { organisation, parentOrganisations, rootRegions } from '@portal/shared-lib/contract/organisations'
import { codeTable, regions } from '@portal/shared-lib/contract/tables'
import { getOrganisation } from '../../../fixtures/demo/organisations/organisations'
import { usePortal } from '../../../test/portal'

describe('Organisations', () => {
  const portal = usePortal({ database: 'demo' })
  const centre = getOrganisation('青屿市公共资源交易中心')
  const bureau = getOrganisation('临江省信访局')
  const ended = { code: -1 }
  let token = ''
  let manager = ''

  beforeAll(async () => {
    token = await portal.signInAs('jg01')
    manager = await portal.signInAs('sys91')
  })

  describe('by id', () => {
    const read = (id: string, who?: string) => portal.ask(organisation, { id }, { token: who })

    it('are for those with a session, each for its members and those who manage them all', async () => {
      expect(await read(centre.id)).toMatchObject(ended)
      expect((await read('', token)).message).toBe('请指定机构')
      expect((await read(bureau.id, token)).message).toBe('机构不存在或您无权查看')
      expect((await read('none', manager)).message).toBe('机构不存在或您无权查看')
      expect(await read(bureau.id, manager)).toMatchObject({ code: 0, data: { isPetition: '1' } })
    })

    it('have everything that the form shows', async () => {
      expect((await read(centre.id, token)).data).toEqual({
        id: centre.id,
        companyName: '青屿市公共资源交易中心',
        docShortName: '青公资',
        pinYin: expect.stringMatching(/^[a-z]+$/),
        orgCode: expect.stringMatching(/^\d{19}$/),
        regionCode: centre.region.code,
        regionName: '青屿市',
        subLevelCode: '3',
        subSystemCode: '09',
        parent1Id: null,
        parent2Id: null,
        parent3Id: getOrganisation('青屿市信访局').id,
        postalAddress: expect.any(String),
        receptionAddress: expect.any(String),
        telephone: expect.any(String),
        postalCode: expect.stringMatching(/^\d{6}$/),
        isPetition: '0',
        isChoose: '1',
        version: 0,
      })
    })
  })

  describe('that may stand above one', () => {
    const above = (regionCode: string, orgId: string, who?: string) =>
      portal.ask(parentOrganisations, { regionCode, orgId }, { token: who })

    it('are for those with a session, of their own region, and those who manage them all', async () => {
      expect(await above(centre.region.code, centre.id)).toMatchObject(ended)
      expect((await above('', centre.id, token)).message).toBe('请选择行政区划')
      expect((await above(bureau.region.code, bureau.id, token)).message).toBe('您没有此项操作的权限，请联系管理员')
      expect(await above(bureau.region.code, bureau.id, manager)).toMatchObject({ code: 0 })
    })

    it('are those of its region and then those of the province, but never itself', async () => {
      const found = await portal.answerTo(
        parentOrganisations,
        { regionCode: centre.region.code, orgId: centre.id },
        { token },
      )
      expect([...new Set(found.map(({ regionName }) => regionName))]).toEqual(['青屿市', '临江省'])
      expect(found[0]).toMatchObject({ companyName: '青屿市人民政府', below: [] })
      expect(found.map(({ id }) => id)).not.toContain(centre.id)
    })

    it('tell in which line they stand below it', async () => {
      const government = getOrganisation('临江省人民政府')
      const { data } = await above(government.region.code, government.id, manager)
      const below = (id: string) => data?.find(found => found.id === id)?.below
      expect(below(bureau.id)).toEqual(['parent1Id'])
    })
  })

  it('have their levels and systems in code tables', async () => {
    const names = async (tableName: string) =>
      (await portal.answerTo(codeTable, { tableName }, { token })).map(({ codeId, codeName }) => codeId + codeName)
    expect(await names('DM_ZSJB')).toContain('3市直')
    expect(await names('DM_SUB_SYSTEM')).toHaveLength(12)
  })

  describe('in their regions', () => {
    const root = (orgName?: string) => portal.answerTo(rootRegions, { orgName }, { token })
    const below = (parentCode: string, orgName: string) =>
      portal.answerTo(regions, { parentCode, orgName, regionType: '2', operateType: 'companySelector' }, { token })

    it('begin with the province, where any is called so', async () => {
      expect(await portal.ask(rootRegions, {})).toMatchObject(ended)
      expect((await root()).map(({ regionName }) => regionName)).toEqual(['临江省'])
      expect(await root('交易中心')).toHaveLength(1)
      expect(await root('没有这个机构')).toEqual([])
    })

    it('lead to those that are called so', async () => {
      const cities = await below('990000000000', '交易中心')
      expect(cities.map(({ regionName }) => regionName)).toEqual(['青屿市'])
    })
  })
})
