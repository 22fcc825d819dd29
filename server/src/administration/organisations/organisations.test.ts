import { errors } from '@portal/shared-lib/contract/errors'
import type { CallArgs } from '@portal/shared-lib/contract/form'
import * as contract from '@portal/shared-lib/contract/organisation-admin'
import { insertOrganisation, updateOrganisation } from '@portal/shared-lib/contract/organisations'
import { ORGANISATION_ADMIN_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/organisation-admin'
import { getOrganisation } from '../../../fixtures/demo/organisations/organisations'
import { usePortal } from '../../../test/portal'

const bureau = getOrganisation('临江省信访局')
const government = getOrganisation('临江省人民政府')
const PROVINCE = '990000000000'

describe('The organisations, for those who manage them', () => {
  const portal = usePortal({ database: 'demo' })
  let officer: { token: string }

  beforeAll(async () => {
    officer = { token: await portal.signInAs('sys91') }
  })

  const list = (args: CallArgs<typeof contract.managedOrganisations>) =>
    portal.answerTo(contract.managedOrganisations, args, officer)
  const parts = (id: string) => portal.answerTo(contract.organisationParts, { id }, officer)
  const textOf = async (asked: Promise<{ message: string }>) => (await asked).message
  const close = (id: string) => portal.ask(contract.closeOrganisation, { id }, officer)
  const reopen = (id: string) => portal.ask(contract.reopenOrganisation, { id }, officer)
  const save = (args: CallArgs<typeof contract.saveDepartment>) => portal.ask(contract.saveDepartment, args, officer)
  const remove = (id: string, deptId: string) => portal.ask(contract.removeDepartment, { id, deptId }, officer)
  const audited = (action: string, objectId: string) =>
    portal.db
      .selectFrom('audit')
      .where('action', '=', action)
      .where('object_id', '=', objectId)
      .select(['person_id', 'object_type', 'before', 'after'])
      .execute()

  let made = 0
  /** A new organisation below the province's government. */
  const added = async (name: string, parent1Id: string = government.id) => {
    made += 1
    const form = { companyName: name, docShortName: name, pinYin: `x${'y'.repeat(made)}`, subSystemCode: '03' }
    const place = { regionCode: PROVINCE, subLevelCode: '2', parent1Id }
    return await portal.answerTo(insertOrganisation, { ...form, ...place }, officer)
  }

  it('are for the officer of the system alone', async () => {
    for (const account of ['zs05', 'zs07', 'sec92', 'aud93']) {
      const other = { token: await portal.signInAs(account) }
      const { id } = bureau
      const answers = [
        await portal.ask(contract.managedOrganisations, {}, other),
        await portal.ask(contract.organisationParts, { id }, other),
        await portal.ask(contract.closeOrganisation, { id }, other),
        await portal.ask(contract.reopenOrganisation, { id }, other),
        await portal.ask(contract.setOrganisationAccess, { id, hasAccess: '0' }, other),
        await portal.ask(contract.saveDepartment, { id, deptName: '新部门' }, other),
        await portal.ask(contract.removeDepartment, { id, deptId: 'none' }, other),
      ]
      expect(answers.map(({ code }) => code)).toEqual(answers.map(() => errors.forbidden.code))
    }
  })

  describe('in a list', () => {
    it('are those of a region, with those below it or without', async () => {
      const all = await list({ regionCode: PROVINCE })
      const own = await list({ regionCode: PROVINCE, includesLower: '0' })
      expect(all.total).toBeGreaterThan(own.total)
      expect(own.list).toHaveLength(own.total)
      expect(new Set(own.list.map(({ regionName }) => regionName))).toEqual(new Set(['临江省']))
      expect((await list({ regionCode: '000000000000' })).total).toBe(0)
    })

    it('tell where each stands and how many belong to it', async () => {
      const { list: found } = await list({ name: '临江省信访局' })
      expect(found).toMatchObject([
        { id: bureau.id, regionName: '临江省', levelName: '省直', systemName: '政府', isPetition: '1', inUse: '1' },
      ])
      const { departments, links } = await parts(bureau.id)
      expect(found[0]).toMatchObject({ departmentCount: departments.length, peopleCount: links.people })
    })

    it('turn page by page without one twice', async () => {
      const first = await list({})
      const second = await list({ pageNumber: 2 })
      const ids = [...first.list, ...second.list].map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(second.list.length).toBeGreaterThan(0)
    })

    it.each(["'; drop table organisation; --", '%', '\\', '_'])('take %s as a name', async name => {
      expect(await list({ name })).toEqual({ total: 0, list: [] })
    })
  })

  describe('that are closed', () => {
    it('are those on which nothing hangs; else it is said what does', async () => {
      expect(await textOf(close(government.id))).toMatch(/^该机构仍有下属机构\d+个.*请先处理后再停用$/)
      expect(await textOf(close(bureau.id))).toMatch(/在用人员\d+人、未办结待办\d+项/)
      expect((await close('none')).code).toBe(errors.notFound.code)
    })

    it('leave the list, cannot be changed, and come back', async () => {
      const id = await added('临江省测试甲中心')
      expect(await close(id)).toMatchObject({ code: 0 })
      expect((await list({ name: '测试甲' })).total).toBe(0)
      expect((await list({ name: '测试甲', state: 'closed' })).list).toMatchObject([{ id, inUse: '0' }])
      expect(await textOf(close(id))).toBe(TEXTS.closedAlready)
      expect((await portal.ask(updateOrganisation, { id } as never, officer)).code).not.toBe(0)
      expect(await reopen(id)).toMatchObject({ code: 0 })
      expect(await textOf(reopen(id))).toBe(TEXTS.openAlready)
      expect(await audited('closeOrganisation', id)).toEqual([
        { person_id: 'demo-sys91', object_type: 'organisation', before: '{"in_use":true}', after: '{"in_use":false}' },
      ])
      expect(await audited('reopenOrganisation', id)).toHaveLength(1)
    })

    it('do not come back before what stands above them', async () => {
      const above = await added('临江省测试乙中心')
      const below = await added('临江省测试丙中心', above)
      expect(await textOf(close(above))).toBe(TEXTS.stillLinked('下属机构1个'))
      await close(below)
      await close(above)
      expect(await textOf(reopen(below))).toBe(TEXTS.superiorClosed)
    })
  })

  it('work in the system or not', async () => {
    const id = await added('临江省测试丁中心')
    const set = (hasAccess: '0' | '1') => portal.ask(contract.setOrganisationAccess, { id, hasAccess }, officer)
    await set('0')
    await set('0')
    expect((await list({ name: '测试丁' })).list).toMatchObject([{ hasAccess: '0' }])
    expect(await audited('setOrganisationAccess', id)).toHaveLength(1)
  })

  describe('have departments', () => {
    it('of which one takes in what comes', async () => {
      const id = await added('临江省测试戊中心')
      await save({ id, deptName: '办公室', takesIn: '1' })
      await save({ id, deptName: '业务科', sortNo: 2, takesIn: '1' })
      const { departments } = await parts(id)
      expect(departments).toMatchObject([
        { deptName: '办公室', takesIn: '0', peopleCount: 0 },
        { deptName: '业务科', takesIn: '1' },
      ])
      const [{ deptId } = { deptId: '' }] = departments
      await save({ id, deptId, deptName: '综合科', sortNo: 3 })
      expect((await parts(id)).departments.map(({ deptName }) => deptName)).toEqual(['业务科', '综合科'])
      expect((await audited('saveDepartment', deptId)).at(-1)).toMatchObject({
        person_id: 'demo-sys91',
        before: expect.stringContaining('办公室'),
        after: expect.stringContaining('综合科'),
      })
    })

    it('with a name that no other of them has', async () => {
      const id = await added('临江省测试己中心')
      await save({ id, deptName: '办公室' })
      expect(await textOf(save({ id, deptName: '办公室' }))).toBe(TEXTS.departmentTwice)
      expect(await textOf(save({ id, deptName: ' ' }))).toBe(TEXTS.departmentName)
      expect((await save({ id: 'none', deptName: '办公室' })).code).toBe(errors.notFound.code)
    })

    it('that belong to no other organisation', async () => {
      const id = await added('临江省测试庚中心')
      const [{ deptId } = { deptId: '' }] = (await parts(bureau.id)).departments
      expect((await save({ id, deptId, deptName: '办公室' })).code).toBe(errors.notFound.code)
      expect((await remove(id, deptId)).code).toBe(errors.notFound.code)
    })

    it('and say why one cannot be removed', async () => {
      const { departments } = await parts(bureau.id)
      const staffed = departments.find(({ peopleCount }) => peopleCount > 0)
      expect(await textOf(remove(bureau.id, staffed?.deptId ?? ''))).toMatch(/^该部门仍有\d+个岗位，不能删除$/)
      const id = await added('临江省测试辛中心')
      await save({ id, deptName: '办公室' })
      const [only] = (await parts(id)).departments
      expect(await textOf(remove(id, only?.deptId ?? ''))).toBe(TEXTS.lastDepartment)
      await save({ id, deptName: '业务科', sortNo: 2 })
      expect(await remove(id, only?.deptId ?? '')).toMatchObject({ code: 0 })
      expect((await parts(id)).departments.map(({ deptName }) => deptName)).toEqual(['业务科'])
      expect(await audited('removeDepartment', only?.deptId ?? '')).toHaveLength(1)
    })
  })
})
