import { ICONS } from '@portal/shared-lib/contract/rules/icons'
import { iconNamed, iconOfBlock } from './icon'
import { PATHS } from './paths'

describe('the icons', () => {
  it('are all drawn, each otherwise', () => {
    expect(new Set(ICONS.map(name => PATHS[name])).size).toBe(ICONS.length)
  })

  it('are found by what the permission tree names, and there is one for what it does not', () => {
    expect(iconNamed('icon-letter')).toBe('letter')
    expect(iconNamed('icon-constructor')).toBe('page')
    expect(iconNamed(null)).toBe('page')
    expect(iconOfBlock('ywbl')).toBe('todo')
    expect(iconOfBlock('of-a-province')).toBe('page')
  })
})
