import { shared } from './shared.mjs'

test.each([
  ['built', false, 'react/jsx-runtime'],
  ['developed', true, 'react/jsx-dev-runtime'],
])('the shell has what every component is made by in its entry where it is %s', (_, development, module) => {
  expect(shared({ provides: true, development })[module]).toMatchObject({ eager: true })
})
