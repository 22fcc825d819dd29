import { fileNameProblem, fileProblem } from './attachment'
import { findClassifiedWord, setAddedWords } from './classified-words'
import { isIdCard, MOBILE } from './person'
import { isCountyOrDeeper, isLeafCategory } from './petition'
import { checkDigit, isPetitionNo, PETITION_NO } from './petition-number'

describe('classified words', () => {
  it.each(['秘密', '这是涉密件', '机密.docx', '绝密文件'])('finds one in %s', text => {
    expect(findClassifiedWord(text)).toBeDefined()
  })

  it.each([
    ['zero-width characters', '机\u200B密'],
    ['spaces between the characters', '机 密'],
    ['full-width spaces', '绝\u3000密'],
    ['joiners', '机\u2060密'],
  ])('is not fooled by %s', (_, text) => {
    expect(findClassifiedWord(text)).toBeDefined()
  })

  it.each(['神秘。密码', '神秘，密码', '神秘\n密码', '保密', '密秘'])('finds none in %j', text => {
    expect(findClassifiedWord(text)).toBeUndefined()
  })

  it('finds those that were added as it finds the others', () => {
    setAddedWords(['甲A工程'])
    expect(['甲A工程', '甲a工 程', '甲\u200BＡ工\u3000程'].map(findClassifiedWord)).toEqual(Array(3).fill('甲a工程'))
    expect(findClassifiedWord('绝密')).toBe('绝密')
    setAddedWords([])
    expect(findClassifiedWord('甲A工程')).toBeUndefined()
  })
})

describe('attachments', () => {
  it('refuses a classified word in the name', () => {
    expect(fileNameProblem('机密.pdf')).toBe('文件存在敏感词，不允许上传！')
  })

  it('allows a base name of 50 characters and refuses 51', () => {
    expect(fileNameProblem(`${'文'.repeat(50)}.pdf`)).toBeUndefined()
    expect(fileNameProblem(`${'文'.repeat(51)}.pdf`)).toBe('文件名不能超过50个字符！')
  })

  it('allows 104857600 bytes and refuses one more', () => {
    expect(fileProblem('a.pdf', 104857600)).toBeUndefined()
    expect(fileProblem('a.pdf', 104857601)).toBe('文件过大，请上传文件大小不超过100MB的文件！')
  })
})

describe('persons', () => {
  it.each(['13800000000', '11000000001', '19999999999'])('takes %s for a mobile number', text => {
    expect(MOBILE.test(text)).toBe(true)
  })

  it.each(['10800000000', '1380000000', '138000000000', '23800000000', '1380000000a'])('refuses %s', text => {
    expect(MOBILE.test(text)).toBe(false)
  })

  // The example of GB 11643-1999, annex A.
  it('knows the example of the standard', () => {
    expect(isIdCard('11010519491231002X', '2026-11-20')).toBe(true)
  })

  it.each([
    ['a wrong check digit', '110105194912310021'],
    ['a day that does not exist', '110105194902310026'],
    ['a birth in the future', '11010520491231002X'],
    ['17 characters', '1101051949123100X'],
    ['a lower-case x', '11010519491231002x'],
  ])('refuses %s', (_, number) => {
    expect(isIdCard(number, '2026-11-20')).toBe(false)
  })

  it('asks region 99 for its check digit only when strict', () => {
    expect(isIdCard('990102198001011230', '2026-11-20')).toBe(false)
    expect(isIdCard('990102198001011230', '2026-11-20', false)).toBe(true)
    expect(isIdCard('110105194912310021', '2026-11-20', false)).toBe(false)
  })
})

describe('petitions', () => {
  it('computes the check digits of the worked examples', () => {
    expect(checkDigit('99010126112000017')).toBe('5')
    expect(checkDigit('99010026110300205')).toBe('2')
  })

  it('recognises numbers inside a text, of other systems too', () => {
    const text = '请办理LX990101261120000175，另见WT12345678901234567A。LX123不是。'
    expect(text.match(PETITION_NO)).toEqual(['LX990101261120000175', 'WT12345678901234567A'])
    expect(isPetitionNo('LX990101261120000175')).toBe(true)
    expect(isPetitionNo('XLX990101261120000175')).toBe(false)
  })

  it('wants a category of the second level, but for 其他', () => {
    expect(isLeafCategory('030300')).toBe(true)
    expect(isLeafCategory('030000')).toBe(false)
    expect(isLeafCategory('990000')).toBe(true)
  })

  it('wants a county at least', () => {
    expect(isCountyOrDeeper('990102000000')).toBe(true)
    expect(isCountyOrDeeper('990100000000')).toBe(false)
    expect(isCountyOrDeeper('9901')).toBe(false)
  })
})
