import type { ComposedRemote } from '@portal/shared-lib'
import { fetchFirstFiles, runDoor } from './first-files'

/** A module remembers what was asked for, so each test has a remote of its own. */
const remoteAt = (folder: string): ComposedRemote => ({
  name: 'mf-news',
  version: '1',
  container: 'mf_news',
  manifest: `${folder}/mf-manifest.json`,
  files: { entry: 'entry.js', doors: { app: ['js/1.js', 'css/1.css'] } },
  routes: [],
})

const tags = (selector: string) =>
  [...document.head.querySelectorAll<HTMLScriptElement & HTMLLinkElement>(selector)].map(tag => [
    new URL(tag.src || tag.href).pathname,
    tag.integrity,
  ])

beforeEach(() => {
  globalThis.__PORTAL_INTEGRITY = {}
})
afterEach(() => {
  globalThis.__PORTAL_INTEGRITY = undefined
  document.head.replaceChildren()
})

it('what a remote is asked for first goes into the cache, where nothing can run', () => {
  const asked: string[] = []
  globalThis.fetch = async url => {
    asked.push(new URL(String(url)).pathname)
    return new Response('', { status: 404 })
  }
  fetchFirstFiles(remoteAt('/b'), 'app')
  expect([asked, tags('link, script[src]')]).toEqual([['/b/entry.js', '/b/js/1.js', '/b/css/1.css'], []])
})

it('what stands behind a door runs once, verified; a script that fails leaves the page, so that the next attempt makes its own', () => {
  globalThis.__PORTAL_INTEGRITY = { '/c/js/1.js': 'sha256-one' }
  runDoor(remoteAt('/c'), 'app')
  runDoor(remoteAt('/c'), 'app')
  expect(tags('script[src]')).toEqual([['/c/js/1.js', 'sha256-one']])
  document.head.querySelector('script[src]')?.dispatchEvent(new Event('error'))
  expect(tags('script[src]')).toEqual([])
})

it('is left to the entry where the page does not know it yet, and not run once more when it does', () => {
  runDoor(remoteAt('/d'), 'app')
  globalThis.__PORTAL_INTEGRITY = { '/d/js/1.js': 'sha256-one' }
  runDoor(remoteAt('/d'), 'app')
  expect(tags('script[src]')).toEqual([])
})
