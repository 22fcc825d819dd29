import type { ParentOrganisationsAnswer } from '../contract/calls/organisations'
import { parentGroups } from './organisation-field'

const parents: ParentOrganisationsAnswer = [
  { id: 'o2', companyName: '青屿市人民政府', regionName: '青屿市', below: [] },
  { id: 'o3', companyName: '青屿市信访局', regionName: '青屿市', below: [] },
  { id: 'o4', companyName: '青屿市下属中心', regionName: '青屿市', below: ['parent1Id'] },
  { id: 'o5', companyName: '临江省信访局', regionName: '临江省', below: [] },
]

describe('the superiors that are offered', () => {
  const offered = (line: Parameters<typeof parentGroups>[1]) =>
    parentGroups(parents, line).map(({ regionName, organisations }) => [regionName, organisations.map(({ id }) => id)])

  it('stand by region, the nearest first', () => {
    expect(offered('parent2Id')).toEqual([
      ['青屿市', ['o2', 'o3', 'o4']],
      ['临江省', ['o5']],
    ])
  })

  it('are none that stand below in that line', () => {
    expect(offered('parent1Id')).toEqual([
      ['青屿市', ['o2', 'o3']],
      ['临江省', ['o5']],
    ])
  })
})
