import { PERSONAS } from '../people/personas'
import { getOrganisation, ORGANISATIONS } from './organisations'
import { organisationRows } from './rows'

const rows = organisationRows()

describe('Organisations of the demonstration', () => {
  it('are about 160, each with an id, a code and a name of its own', () => {
    expect(rows).toHaveLength(160)
    for (const key of ['id', 'org_code', 'company_name'] as const) {
      expect(new Set(rows.map(row => row[key])).size).toBe(rows.length)
    }
  })

  it('pass the rules of the organisation form', () => {
    const rules = {
      company_name: /^[\p{Script=Han}（）]{1,100}$/u,
      doc_short_name: /^[\p{Script=Han}]{1,50}$/u,
      pin_yin: /^[a-z]{1,50}$/,
      org_code: /^\d{19}$/,
      postal_address: /^.{1,50}$/,
      reception_address: /^.{1,50}$/,
      telephone: /^[\d-]{1,20}$/,
      postal_code: /^\d{6}$/,
    }
    for (const [column, rule] of Object.entries(rules)) {
      expect(rows.filter(row => !rule.test(String(row[column as keyof typeof rules])))).toEqual([])
    }
  })

  it('have superiors that exist', () => {
    const ids = new Set(rows.map(row => row.id))
    const superiors = rows.flatMap(row => [row.parent1_id, row.parent2_id, row.parent3_id])
    expect(superiors.filter(id => id !== null && !ids.has(id))).toEqual([])
  })

  it('lead from a county bureau to its government, to the city bureau', () => {
    const row = rows.find(({ company_name }) => company_name === '石渡县信访局')
    expect(row).toMatchObject({
      parent1_id: getOrganisation('石渡县人民政府').id,
      parent2_id: getOrganisation('安澜市信访局').id,
      parent3_id: null,
      is_petition: true,
    })
  })

  it('have an administrative superior wherever somebody signs in, but for the one that is to be asked for it', () => {
    const used = new Set(PERSONAS.flatMap(({ posts }) => posts.map(([organisation]) => organisation)))
    const without = rows.filter(row => used.has(row.company_name) && row.parent1_id === null)
    expect(without.map(row => row.company_name)).toEqual(['青屿市公共资源交易中心'])
  })

  it('include the towns of one county', () => {
    expect(ORGANISATIONS.filter(({ kind }) => kind.codeKind === '900')).toHaveLength(11)
    expect(getOrganisation('荷塘镇人民政府').region.path).toBe('安澜市石渡县荷塘镇')
  })
})
