import { formatReady } from './summary.mjs'

test('address, accounts, password and how to stop', () => {
  const accounts = [
    { account: 'linjiang', name: '张三', role: '办信员' },
    { account: 'lj', name: 'Wang Wei', role: '局长' },
  ]
  expect(formatReady({ address: 'http://localhost:8080/tjfx/', accounts, password: 'secret' })).toBe(`
  The portal is ready: http://localhost:8080/tjfx/

  Account   Name      Role
  --------  --------  ------
  linjiang  张三      办信员
  lj        Wang Wei  局长

  Password of every account: secret

  Ctrl-C stops it.
`)
})

test('without accounts of its own, just the address', () => {
  const text = formatReady({ address: 'https://portal.example/', accounts: [] })
  expect(text.split('\n').filter(Boolean)).toEqual([
    '  The portal is ready: https://portal.example/',
    '  Ctrl-C stops it.',
  ])
})
