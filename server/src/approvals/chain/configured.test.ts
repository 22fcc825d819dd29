import { useDatabase } from '../../../test/database'
import { createOrganisation } from '../../../test/factories'
import { configuredChain } from './configured'

describe('The chain of an organisation', () => {
  const database = useDatabase()
  let [bureau, unit] = ['', '']

  beforeAll(async () => {
    bureau = await createOrganisation(database.db, { is_petition: true })
    unit = await createOrganisation(database.db)
  })

  const rolesOf = async (orgId: string, subjectType: string, provinceCode = '99') =>
    (await configuredChain(database.db, { provinceCode, orgId, subjectType })).map(
      ({ role, within }) => `${role} ${within}`,
    )
  const set = (provinceCode: string, setFor: string, subjectType: string, nodes: object[]) =>
    database.db
      .insertInto('approval_chain')
      .values({ province_code: provinceCode, set_for: setFor, subject_type: subjectType, nodes: JSON.stringify(nodes) })
      .execute()

  it.each([
    ['transfer', [], []],
    ['assign', ['R07 dept'], ['R13 dept']],
    ['notAccept', ['R07 dept', 'R08 org'], ['R13 dept', 'R14 org']],
    ['noFurther', ['R07 dept', 'R08 org'], ['R13 dept', 'R14 org']],
    ['file', ['R07 dept'], ['R13 dept']],
    ['return', ['R07 dept'], ['R13 dept']],
    ['answer', ['R07 dept', 'R08 org'], ['R13 dept', 'R14 org']],
    ['report', ['R07 dept', 'R08 org'], ['R13 dept', 'R14 org']],
    ['extension', ['R08 org'], ['R14 org']],
    ['suspend', ['R08 org'], ['R14 org']],
    ['escalate', ['R08 org'], ['R14 org']],
  ])('is the usual one for %s', async (subject, ofBureau, ofUnit) => {
    expect(await rolesOf(bureau, subject)).toEqual(ofBureau)
    expect(await rolesOf(unit, subject)).toEqual(ofUnit)
  })

  it('is the province’s where it has set one', async () => {
    await set('98', 'unit', 'suspend', [{ role: 'R13', within: 'dept' }])
    expect(await rolesOf(unit, 'suspend', '98')).toEqual(['R13 dept'])
    expect(await rolesOf(bureau, 'suspend', '98')).toEqual(['R08 org'])
    expect(await rolesOf(unit, 'suspend')).toEqual(['R14 org'])
  })

  it('is its own where it has set one, and may be none', async () => {
    await set('98', unit, 'suspend', [])
    expect(await rolesOf(unit, 'suspend', '98')).toEqual([])
  })
})
