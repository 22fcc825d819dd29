import { EMPTY_QUERY, filterOf } from '../list-query'
import { APPROVALS } from '../views/handling'
import { approvalsAsked } from './read-page'

describe('approvals', () => {
  const asked = (part: object) => approvalsAsked({ filter: filterOf(APPROVALS, { ...EMPTY_QUERY, ...part }) })

  it('are asked for as they are where nothing is filtered', () => {
    expect(asked({})).toEqual({ types: [] })
  })

  it('are filtered by subjects, by who submitted them, and by how long they have been lying', () => {
    const filtered = asked({ tab: 'notAccept', switches: ['lying'], words: '信访科' })
    expect(filtered).toEqual({ types: ['notAccept', 'noFurther', 'file'], applicantDept: '信访科', stayHours: 24 })
  })
})
