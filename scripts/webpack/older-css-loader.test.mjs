import { writeOlder } from './older-css-loader.mjs'

/** @param {string} css */
const older = css => writeOlder(css).replaceAll(/\s+/g, ' ').trim()

it.each([
  ['inset: 0', 'top: 0; right: 0; bottom: 0; left: 0'],
  ['inset: 0 0 auto', 'top: 0; right: 0; bottom: auto; left: 0'],
  ['inset: 64px auto auto 50%', 'top: 64px; right: auto; bottom: auto; left: 50%'],
  ['inset: calc(1px + 2px) 3px', 'top: calc(1px + 2px); right: 3px; bottom: calc(1px + 2px); left: 3px'],
  ['margin-inline: auto', 'margin-left: auto; margin-right: auto'],
  ['padding-inline: 4px 8px', 'padding-left: 4px; padding-right: 8px'],
  ['height: 100dvh', 'height: 100vh; height: 100dvh'],
  ['max-height: calc(100dvh - 48px)', 'max-height: calc(100vh - 48px); max-height: calc(100dvh - 48px)'],
  ['color: color-mix(in srgb, var(--a) 88%, black)', 'color: var(--a); color: color-mix(in srgb, var(--a) 88%, black)'],
  ['color: color-mix(in srgb, red 9%, blue)', 'color: blue; color: color-mix(in srgb, red 9%, blue)'],
  ['inset: 0 !important', 'top: 0 !important; right: 0 !important; bottom: 0 !important; left: 0 !important'],
])('writes %s the long way', (short, long) => {
  expect(older(`a { ${short} }`)).toBe(`a { ${long} }`)
})

it.each(['clip-path: inset(50%)', 'box-shadow: inset 0 -3px red', 'margin-left: 1vh'])('leaves %s alone', known => {
  expect(older(`a { ${known} }`)).toBe(`a { ${known} }`)
})

it.each([
  ['(width <= 1440px)', '(max-width: 1440px)'],
  ['(width < 700px)', '(max-width: 699.98px)'],
  ['(width >= 700px)', '(min-width: 700px)'],
  ['screen and (width > 700px)', 'screen and (min-width: 700.02px)'],
])('asks for %s as browsers before 104 read it', (range, limit) => {
  expect(older(`@media ${range} { a { color: red } }`)).toBe(`@media ${limit} { a { color: red } }`)
})

it('drops no selector together with one that has `:has`', () => {
  const css = 'a:hover, a:has(b), a:focus { color: red }'
  expect(older(css)).toBe('a:hover, a:focus { color: red }a:has(b) { color: red }')
  expect(older('a:has(b) { color: red }')).toBe('a:has(b) { color: red }')
})
