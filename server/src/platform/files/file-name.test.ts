import { acceptedName } from './file-name'

describe('The name of a file', () => {
  it.each([
    ['材料.pdf', '材料.pdf'],
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['C:\\temp\\材料.pdf', '材料.pdf'],
    [' 材料.pdf ', '材料.pdf'],
    ['e\u0301te\u0301.pdf', 'été.pdf'],
    ['神秘。密码.txt', '神秘。密码.txt'],
    [`${'长'.repeat(50)}.docx`, `${'长'.repeat(50)}.docx`],
    ["'; drop table file; --%_.txt", "'; drop table file; --%_.txt"],
  ])('%j is taken for %j', (sent, name) => {
    expect(acceptedName(sent)).toBe(name)
  })

  it.each(['秘密', '涉密', '机密', '绝密', '机\u200b密', '机\uFEFF密', '机 密', '绝　密'])(
    'is refused with %s in it',
    word => {
      expect(() => acceptedName(`关于${word}的.docx`)).toThrow('文件存在敏感词，不允许上传！')
    },
  )

  it('is refused with 51 characters before its ending', () => {
    expect(() => acceptedName(`${'长'.repeat(51)}.docx`)).toThrow('文件名不能超过50个字符！')
  })

  it.each([
    '',
    '.',
    '..',
    'a/',
    '附件\u202Egpj.exe',
    '附\u0007件.txt',
    'a\nb.txt',
    '\ud83d.txt',
    `a.${'x'.repeat(300)}`,
  ])('is refused where it deceives or cannot be kept: %j', sent => {
    expect(() => acceptedName(sent)).toThrow('文件名含有不允许的字符，请修改后重新上传')
  })
})
