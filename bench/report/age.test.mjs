import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { codeLine, digestOf, markOlder } from './age.mjs'

const root = resolve(__dirname, '../..')
const page = (/** @type {string[]} */ ...sections) => ['# Benchmarks\n\nHow to.\n\n', ...sections].join('\n')
const section = (/** @type {string} */ code, mark = '') => `## Times\n${mark}\n| a call |\n\n${code}\n`
const MARK = '\n*Older than the code it measures.*\n'

test('a section is marked once its code is another, and no longer when it was measured again', () => {
  const measured = section(codeLine(['server', 'bench/server'], '0123456789ab'))
  const marked = section(codeLine(['server', 'bench/server'], '0123456789ab'), MARK)
  const now = (/** @type {string} */ digest) => (/** @type {string[]} */ paths) =>
    paths.join() === 'server,bench/server' ? digest : ''
  expect(markOlder(page(measured), now('0123456789ab'))).toBe(page(measured))
  expect(markOlder(page(measured), now('ba9876543210'))).toBe(page(marked))
  expect(markOlder(page(marked), now('ba9876543210'))).toBe(page(marked))
  expect(markOlder(page(marked), now('0123456789ab'))).toBe(page(measured))
})

test('a section that does not say what it measured counts as older', () => {
  expect(markOlder(page(section('Few.')), () => '')).toBe(page(section('Few.', MARK)))
})

test('the page of the benchmarks says which of its sections are older than their code', () => {
  const now = readFileSync(join(root, 'docs/benchmarks.md'), 'utf8')
  expect(markOlder(now, paths => digestOf(root, paths))).toBe(now)
})
