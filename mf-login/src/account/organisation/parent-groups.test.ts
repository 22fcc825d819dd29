import { parents } from '../testing/centre'
import { parentGroups } from './organisation-field'

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
