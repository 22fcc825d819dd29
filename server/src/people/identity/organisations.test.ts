import { organisationsOfAccount } from '@portal/shared-lib/contract/identity'
import { createOrganisation, createPerson } from '../../../test/factories'
import { usePortal } from '../../../test/portal'

describe('The organisations of an account', () => {
  const portal = usePortal()

  const ask = (loginAccount: string, more: { companyName?: string; organisationId?: string; type?: '1' | '2' } = {}) =>
    portal.answerTo(organisationsOfAccount, { loginAccount, type: '1', pageNumber: 1, limit: 20, ...more })

  const createNamed = (...names: string[]) =>
    Promise.all(names.map(company_name => createOrganisation(portal.db, { company_name })))

  it('travel in the words of the wire', async () => {
    const { account, organisationId } = await createPerson(portal.db)
    const jsonData = JSON.stringify({ loginAccount: account, companyName: '', type: '1', orgId: '' })
    const body = new URLSearchParams({ pageNumber: '1', limit: '20', jsonData })
    const response = await portal.send(organisationsOfAccount.path, { method: 'POST', body })
    const organisation = { id: organisationId, companyName: `单位${organisationId}`, subLevelCode: '3' }
    expect(await response.json()).toEqual({ code: 0, message: '', data: { list: [organisation], total: 1 } })
  })

  it('are found by the account, the name and the mobile number', async () => {
    const { account } = await createPerson(portal.db, { user_name: '赵青禾', telephone: '13900000007' })
    for (const typed of [account, '赵青禾', '13900000007']) expect(await ask(typed)).toMatchObject({ total: 1 })
  })

  it('are none where nobody is meant', async () => {
    expect(await ask('nobody')).toEqual({ list: [], total: 0 })
  })

  it('are told from the second character on', async () => {
    await createPerson(portal.db, { login_account: 'q' })
    await createPerson(portal.db, { login_account: 'qq' })
    expect(await ask('q')).toEqual({ list: [], total: 0 })
    expect(await ask('qq')).toMatchObject({ total: 1 })
  })

  it('are none for a closed account, and leave out closed organisations', async () => {
    const closed = await createOrganisation(portal.db, { in_use: false })
    const { account } = await createPerson(portal.db, { organisations: [closed, await createOrganisation(portal.db)] })
    expect(await ask(account)).toMatchObject({ total: 1 })
    const { account: gone } = await createPerson(portal.db, { in_use: false })
    expect(await ask(gone)).toEqual({ list: [], total: 0 })
  })

  it('come in pages that grow by twenty', async () => {
    const organisations = await Promise.all(Array.from({ length: 45 }, () => createOrganisation(portal.db)))
    const { account } = await createPerson(portal.db, { organisations })
    const pages = [20, 40, 60].map(limit =>
      portal.answerTo(organisationsOfAccount, { loginAccount: account, type: '1', limit }),
    )
    expect((await Promise.all(pages)).map(({ list, total }) => [list.length, total])).toEqual([
      [20, 45],
      [40, 45],
      [45, 45],
    ])
  })

  it('are narrowed by a part of the name, whose signs mean themselves', async () => {
    const organisations = await createNamed('安澜市信访局', '安澜市100%民政局', '石渡县信访局', "江口'县")
    const { account } = await createPerson(portal.db, { organisations })
    const found = async (companyName: string) =>
      (await ask(account, { companyName })).list.map(item => item.companyName)
    expect(await found('信访')).toEqual(expect.arrayContaining(['安澜市信访局', '石渡县信访局']))
    expect(await found('%')).toEqual(['安澜市100%民政局'])
    expect(await found("'")).toEqual(["江口'县"])
    expect(await found('_')).toEqual([])
  })

  it('are asked for again at submit, and only there the chosen one counts', async () => {
    const [chosen = '', other = ''] = await createNamed('甲局', '乙局')
    const { account } = await createPerson(portal.db, { organisations: [chosen] })
    expect(await ask(account, { type: '2', organisationId: chosen })).toMatchObject({ total: 1 })
    expect(await ask(account, { type: '2', organisationId: other })).toMatchObject({ total: 0 })
    expect(await ask(account, { type: '1', organisationId: other })).toMatchObject({ total: 1 })
  })
})
