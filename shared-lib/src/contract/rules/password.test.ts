import { kindsIn, PASSWORD_WORDS, passwordChangeProblem } from './password'

describe('the rules of a change of password', () => {
  const change = { oldPassword: 'Old-pass1', newPassword: 'New-pass1', confirmation: 'New-pass1' }
  const problem = (part: Partial<typeof change>, words = PASSWORD_WORDS.usual) =>
    passwordChangeProblem({ ...change, ...part }, words)

  it.each([
    ['nothing at all', { oldPassword: '', newPassword: '', confirmation: '' }, '请输入原密码', '旧密码不能为空'],
    ['no new password', { newPassword: '', confirmation: '' }, '请输入新密码', '新密码不能为空'],
    ['no second entry', { confirmation: '' }, '请再次输入新密码', '再次输入不能为空'],
    ['another second entry', { confirmation: 'New-pass2' }, '两次输入密码不一致!', '两次输入不一致'],
  ])('have words for each place: %s', (_, part, usual, firstUse) => {
    expect(problem(part)?.text).toBe(usual)
    expect(problem(part, PASSWORD_WORDS.firstUse)?.text).toBe(firstUse)
  })

  it('stand in their order', () => {
    const texts: (string | undefined)[] = []
    const steps = [
      { oldPassword: '', newPassword: '', confirmation: '' },
      { newPassword: '', confirmation: '' },
      { newPassword: 'seven77', confirmation: '' },
      { newPassword: 'seventeen17171717', confirmation: '' },
      { newPassword: 'onlyletters', confirmation: '' },
      { newPassword: 'onlyletters', confirmation: 'others' },
      { newPassword: 'onlyletters', confirmation: 'onlyletters' },
      {},
    ]
    for (const step of steps) texts.push(problem(step)?.text)
    expect(texts).toEqual([
      '请输入原密码',
      '请输入新密码',
      '密码长度不小于8位',
      '密码长度大小于16位',
      '请再次输入新密码',
      '两次输入密码不一致!',
      '请输入8-16位字母、数字、特殊符号(非全角)至少两两组合的密码',
      undefined,
    ])
  })

  it('allow 8 and 16 characters', () => {
    for (const newPassword of ['eight-88', 'sixteen-16161616']) {
      expect(problem({ newPassword, confirmation: newPassword })).toBeUndefined()
    }
  })

  it.each([
    ['letters1', 2],
    ['letters', 1],
    ['12345678', 1],
    ['1234-678', 2],
    ['Aa1!', 3],
    ['Aa1！', 0],
    ['密码Aa1', 0],
    ['Aa 1', 0],
    ['Ａa1!', 0],
  ])('count the kinds in %s: %i', (password, kinds) => expect(kindsIn(password)).toBe(kinds))
})

/** The mixture as office handbooks put it, in one expression. */
const HANDBOOK = /^(?![a-zA-Z]+$)(?!\d+$)(?![^a-zA-Z\d]+$)[\x21-\x7e]{8,16}$/
const DRAWN = 10_000
const SEED = 20261120
const ALPHABET = [
  ...Array.from({ length: 0x5f }, (_, at) => String.fromCharCode(0x20 + at)),
  ...['！', 'Ａ', '９', '密', '\u3000', '\u007f', 'é', '\u200b'],
]

/** Mulberry32: the same numbers every time. */
function drawer(seed: number): (below: number) => number {
  let state = seed
  return below => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/** Mostly from a small part of the alphabet, so that many have one kind alone and many are just right. */
function drawPassword(draw: (below: number) => number): string {
  const parts = ['abcxyzABCXYZ', '0123456789', '!-/:@[`{~', ALPHABET.join('')]
  const characters = Array.from({ length: 1 + draw(3) }, () => parts[draw(10) === 0 ? 3 : draw(3)]).join('')
  return Array.from({ length: 5 + draw(15) }, () => characters.charAt(draw(characters.length))).join('')
}

describe('10,000 drawn passwords', () => {
  const draw = drawer(SEED)
  const passwords = Array.from({ length: DRAWN }, () => drawPassword(draw))
  const allowed = (password: string) =>
    !passwordChangeProblem({ oldPassword: 'x', newPassword: password }, PASSWORD_WORDS.usual)

  it('are judged as the handbook does', () => {
    expect(passwords.filter(password => allowed(password) !== HANDBOOK.test(password))).toEqual([])
  })

  it('are allowed often enough, and refused often enough, to tell', () => {
    const count = passwords.filter(allowed).length
    expect(count).toBeGreaterThan(DRAWN / 10)
    expect(count).toBeLessThan((DRAWN * 9) / 10)
  })
})
