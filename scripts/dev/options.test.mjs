import { readOptions } from './options.mjs'

const REMOTES = ['mf-login', 'mf-mail']
/** @param {string[]} args */
const read = (...args) => readOptions(args, REMOTES)

describe('npm run dev', () => {
  test('takes remotes, another server, and one remote alone', () => {
    expect(read()).toEqual({ watched: [], server: undefined, alone: false })
    expect(read('mf-mail', '--server', 'https://portal.example.cn/tjfx/')).toMatchObject({
      watched: ['mf-mail'],
      server: new URL('https://portal.example.cn/tjfx/'),
    })
    expect(read('mf-mail', '--alone')).toMatchObject({ watched: ['mf-mail'], alone: true })
  })

  test.each([
    [['mf-post'], 'There is no remote mf-post. Remotes: mf-login, mf-mail'],
    [['--alone'], '--alone runs one remote: npm run dev -- mf-mail --alone'],
    [['mf-mail', 'mf-login', '--alone'], '--alone runs one remote'],
    [['--server', 'localhost:8080'], '--server takes the address of a portal, like http://localhost:8080/tjfx/'],
  ])('explains what is wrong with %j', (args, problem) => {
    expect(() => read(...args)).toThrow(problem)
  })
})
