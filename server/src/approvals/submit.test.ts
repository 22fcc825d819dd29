import { getCaller } from '../../fixtures/demo/people/callers'
import { usingApprovals } from '../../test/approvals'
import { usePortal } from '../../test/portal'

describe('Submitting', () => {
  const portal = usePortal({ database: 'demo' })
  const { submitted, decided, asked, hire, read, waiting, petitionIdOf, register } = usingApprovals(portal)

  it('asks those of the department who hold the first role', async () => {
    const hired = await hire('xin06', 'zs06')
    const { id } = await submitted('long')
    expect(await asked(id)).toEqual(['xin06', 'zs06'])
    await portal.db.updateTable('person').set({ in_use: false }).where('id', '=', hired).execute()
    expect(await asked((await submitted('long')).id)).toEqual(['zs06'])
  })

  it('is nothing where nobody need agree', async () => {
    const { id, petitionId } = await submitted('none')
    expect(id).toBe('')
    const stored = await portal.db.selectFrom('approval').where('petition_id', '=', petitionId).execute()
    expect(stored).toEqual([])
  })

  it('passes over a department without the role, and over one in which the drafter alone holds it', async () => {
    expect(await asked((await submitted('long', { caller: getCaller('zs08') })).id)).toEqual(['zs07'])
    const { id } = await submitted('long', { caller: getCaller('zs06') })
    expect(await asked(id)).toEqual(['zs07'])
    expect((await read('zs07', id)).data?.chain.map(({ name, state }) => [name, state])).toEqual([
      ['信访部门处(科)长', 'skipped'],
      ['信访局领导', 'current'],
    ])
  })

  it.each([
    ['the drafter is the only one', 'short', 'zs06', '信访部门处(科)长'],
    ['there is nobody', 'short', 'zs08', '信访部门处(科)长'],
    ['the last would be the drafter', 'long', 'zs07', '信访局领导'],
    ['nobody has the last role', 'long', 'rs12', '信访局领导'],
  ] as const)('is refused where %s', async (_, chain, account, role) => {
    const petitionNo = await register()
    await expect(submitted(chain, { caller: getCaller(account), petitionNo })).rejects.toThrow(
      `除送审人外，没有可以审批此事项的${role}，请联系管理员`,
    )
    const petitionId = await petitionIdOf(petitionNo)
    expect(await portal.db.selectFrom('approval').where('petition_id', '=', petitionId).execute()).toEqual([])
  })

  it('asks neither of two drafters: who sat there, and whose post it was', async () => {
    const caller = { ...getCaller('zs06'), personId: 'demo-zs06', holderId: 'demo-zs05' }
    expect(await asked((await submitted('long', { caller })).id)).toEqual(['zs07'])
  })

  it('is refused while the same waits already', async () => {
    const { petitionNo, subjectId } = await submitted('short')
    await expect(submitted('short', { petitionNo, subjectId })).rejects.toThrow('该事项正在审批中，请勿重复送审')
  })

  it('is refused where no module knows the subject', async () => {
    await expect(submitted('unheard-of' as 'none')).rejects.toThrow('test.unheard-of')
  })

  it('counts the rounds and compares with the one before', async () => {
    const { id: first, petitionNo } = await submitted('short', { text: '拟转市局。请于30日内办结。' })
    expect((await read('zs06', first)).data).toMatchObject({ round: 1, changes: [] })
    await decided('zs06', first, { decision: 'back', opinion: '期限过长' })
    const { id: second } = await submitted('short', { petitionNo, text: '拟转市局。请于15日内办结。' })
    const { data } = await read('zs06', second)
    expect(data?.changes).toEqual([
      { kind: 'same', text: '拟转市局。' },
      { kind: 'removed', text: '请于30日内办结。' },
      { kind: 'added', text: '请于15日内办结。' },
    ])
    expect(data).toMatchObject({ round: 2, history: [{ round: 1, decisionName: '审批退回', opinion: '期限过长' }] })
    await decided('zs06', second)
    const { id: third } = await submitted('short', { petitionNo, text: '另一件事。' })
    expect((await read('zs06', third)).data).toMatchObject({ round: 1, changes: [], history: [] })
  })

  it('of a walled petition asks only those who may know of it', async () => {
    await hire('xin08', 'zs07')
    const petitionNo = await register()
    const petition_id = await petitionIdOf(petitionNo)
    await portal.db.updateTable('petition').set({ walled_off: true }).where('id', '=', petition_id).execute()
    await expect(submitted('leader', { petitionNo })).rejects.toThrow('没有可以审批此事项的信访局领导')
    const access = { province_code: '99', petition_id }
    for (const person_id of ['demo-zs05', 'demo-zs07'])
      await portal.db
        .insertInto('petition_access')
        .values({ ...access, person_id })
        .execute()
    const { id } = await submitted('leader', { petitionNo })
    expect(await asked(id)).toEqual(['zs07'])
    expect((await waiting('zs07')).map(one => one.approvalId)).toContain(id)
    await portal.db.deleteFrom('petition_access').where('person_id', '=', 'demo-zs07').execute()
    expect((await waiting('zs07')).map(one => one.approvalId)).not.toContain(id)
    expect(await decided('zs07', id)).toMatchObject({ code: 4040 })
    expect(await read('zs07', id)).toMatchObject({ code: 4040 })
  })
})
