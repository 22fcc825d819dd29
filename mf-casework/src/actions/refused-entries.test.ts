import { FORMS } from './forms'
import { refusedEntries } from './refused-entries'

describe('What the server refuses', () => {
  const text = '交办期限不得晚于法定办结期限'
  const refused = (action: string, field?: string) => {
    const form = FORMS.get(action)
    if (!form) throw new Error(`There is no form ${action}`)
    return refusedEntries(form, { kind: 'refused', code: 4002, message: text, retry: false, ...(field && { field }) })
  }

  it('is shown at the entry that it is about, by the name that the form has for it', () => {
    expect(refused('assign', 'bljzrq')).toEqual([{ field: 'reportBy', text }])
    expect(refused('assign', 'xfjbh')).toEqual([])
    expect(refused('assign')).toEqual([])
  })
})
