#!/usr/bin/env node
// The program that Playwright starts as Firefox: starts Debian's Firefox ESR and passes on what both say (WebDriver BiDi).
// Playwright sets up each profile by commands that Firefox 140 has not got yet; what stories want of them is set beforehand.
import { spawn } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'
import { evaluable } from './firefox-relay/evaluable.mjs'

const LISTENS = /WebDriver BiDi listening on (ws:\/\/\S+)/

const PREFERENCES = {
  'intl.accept_languages': 'zh-CN,zh',
  'ui.prefersReducedMotion': 1,
  // As Chromium is told by a story that needs a name of an office network.
  'network.dns.localDomains': 'portal.linjiang.example',
}

/** Commands that may be lacking. */
const SETTLED = new Set([
  'browser.setDownloadBehavior',
  'emulation.setLocaleOverride',
  'emulation.setMediaFeaturesOverride',
  'emulation.setScreenOrientationOverride',
  'emulation.setScreenSettingsOverride',
  'emulation.setTimezoneOverride',
  'network.addDataCollector',
])

/** Files that are saved: Firefox 140 tells of a navigation without an end, for which Playwright would wait. */
const DOWNLOAD = /^blob:|\/api\/files\/open\//

const args = process.argv.slice(2)
const profile = args[args.indexOf('--profile') + 1] ?? '.'
const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`)
appendFileSync(join(profile, 'user.js'), lines.join(''))

const firefox = spawn('firefox-esr', args, {
  stdio: ['ignore', 'ignore', 'pipe'],
  env: { ...process.env, TZ: 'Asia/Shanghai' },
})
firefox.on('error', error => {
  console.error(error.message)
  process.exit(1)
})
firefox.on('exit', code => process.exit(code ?? 1))
createInterface({ input: firefox.stderr }).on('line', line => {
  const address = LISTENS.exec(line)?.[1]
  if (address) listen(`${address}/session`)
  else console.error(line)
})

/** @param {string} address where Firefox listens */
function listen(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  server.on('connection', playwright => pass(playwright, new WebSocket(address)))
  server.on('listening', () => {
    const listening = server.address()
    if (listening && typeof listening === 'object')
      console.error(`WebDriver BiDi listening on ws://127.0.0.1:${listening.port}`)
  })
}

/**
 * @param {WebSocket} playwright
 * @param {WebSocket} browser
 */
function pass(playwright, browser) {
  /** @type {string[]} */
  const waiting = []
  /** @type {Set<number>} */
  const settled = new Set()
  playwright.on('message', data => {
    const command = JSON.parse(String(data))
    if (SETTLED.has(command.method)) settled.add(command.id)
    const text = JSON.stringify(evaluable(command))
    if (browser.readyState === WebSocket.OPEN) browser.send(text)
    else waiting.push(text)
  })
  browser.on('open', () => {
    for (const text of waiting) browser.send(text)
  })
  browser.on('message', data => {
    const text = String(data)
    const { id, error, params } = JSON.parse(text)
    if (params?.navigation && DOWNLOAD.test(params.url ?? params.request?.url)) return
    if (error === 'unknown command' && settled.has(id))
      playwright.send(JSON.stringify({ type: 'success', id, result: {} }))
    else playwright.send(text)
  })
  browser.on('close', () => playwright.close())
  playwright.on('close', () => browser.close())
}
