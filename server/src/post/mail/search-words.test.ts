import { searchQuery, searchWords } from './search-words'

describe('The words of a mail', () => {
  it('are its characters and their pairs, marked with the field', () => {
    expect(searchWords('养老金', 'text')).toEqual(['t养', 't养老', 't老', 't老金', 't金'])
    expect(searchWords('王伟', 'sender')).toEqual(['s王', 's王伟', 's伟'])
  })

  it('take capitals for small letters, and no pair across a blank', () => {
    expect(searchWords('A b', 'text')).toEqual(['ta', 'tb'])
  })

  it('keep characters beyond the basic plane whole', () => {
    expect(searchWords('𠮷野', 'text')).toEqual(['t𠮷', 't𠮷野', 't野'])
  })
})

describe('A query for mails', () => {
  it('asks for every pair in one of the fields', () => {
    expect(searchQuery('养老金', ['text', 'sender'])).toBe("('t养老'&'t老金')|('s养老'&'s老金')")
  })

  it('asks for a single character as such', () => {
    expect(searchQuery('金', ['text'])).toBe("('t金')")
  })

  it.each([
    ['quotes', "a'b", "('ta'''&'t''b')"],
    ['backslashes', 'a\\b', "('ta\\\\'&'t\\\\b')"],
    ['operators', 'a&|!b', "('ta&'&'t&|'&'t|!'&'t!b')"],
  ])('takes %s for what they are', (_, typed, query) => {
    expect(searchQuery(typed, ['text'])).toBe(query)
  })

  it.each(['', '  '])('is empty for nothing', typed => {
    expect(searchQuery(typed, ['text'])).toBe('')
  })
})
