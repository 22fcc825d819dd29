import { FIGURE_SETS } from '@portal/shared-lib/contract/rules/figure-sets'
import { SETS } from './sets'

describe('What figures count', () => {
  it('has a name for each, by which lists say it', () => {
    expect(Object.keys(FIGURE_SETS)).toEqual(Object.keys(SETS))
  })
})
