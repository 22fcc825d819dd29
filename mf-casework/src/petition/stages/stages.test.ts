import { ABOUT } from '../../actions/testing/about'
import { stagesOf } from './stages'

const { registeredAt, reached, stateName } = ABOUT.petition
const told = (more: Partial<Parameters<typeof stagesOf>[0]> = {}) =>
  stagesOf({ registeredAt, reached, stateName, ...more }, '2026-11-27').map(({ name, state, on, days }) =>
    `${name} ${state} ${on} ${days ?? ''}`.trim(),
  )

describe('The stages of a petition', () => {
  it('have the day of each that is done, and how long the present one lasts', () => {
    expect(told()).toEqual([
      '登记 done 11-18 0',
      '分办 done 11-19 1',
      '签收 done 11-19 0',
      '受理 done 11-20 1',
      '办理 now  7',
      '答复 toCome',
      '送达 toCome',
      '办结 toCome',
    ])
  })

  it('leave out what was skipped, and say how it ended', () => {
    const nothing = { sent: null, signed: null, accepted: null, answered: null, delivered: null }
    expect(told({ stateName: '已撤回', reached: { ...nothing, closed: '2026-11-25 10:00:00' } })).toEqual([
      '登记 done 11-18 0',
      ...['分办', '签收', '受理', '办理', '答复', '送达'].map(name => `${name} skipped`),
      '撤回 done 11-25 7',
    ])
  })

  it('wait for the first step right after the registration', () => {
    const nothing = { sent: null, signed: null, accepted: null, answered: null, delivered: null, closed: null }
    expect(told({ reached: nothing }).slice(0, 3)).toEqual(['登记 done 11-18 0', '分办 now  9', '签收 toCome'])
  })
})
