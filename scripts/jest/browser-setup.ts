import '@testing-library/jest-dom'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { format } from 'node:util'
import { configure } from '@testing-library/react'

const ROOT = resolve(__dirname, '../..')

/** Milliseconds; two cores under load are slow where nothing is compiled yet, and a wait ends as soon as its condition holds. */
configure({ asyncUtilTimeout: 15_000 })

// Answers and parts arrive between the steps of a test, as they do for a person. React would warn of each, and what a
// step itself changes is drawn by the testing library before the next one all the same.
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
})

// A test that prints has failed; one that expects a line spies on the console.
const printed: string[] = []
for (const kind of ['error', 'warn', 'info', 'log'] as const)
  console[kind] = (...parts: unknown[]) => void printed.push(format(...parts))
afterEach(() => {
  expect(printed.splice(0)).toEqual([])
})

/** As every remote of this repository says of itself, none of which is loaded. */
const REMOTES = readdirSync(ROOT)
  .filter(name => name.startsWith('mf-'))
  .map(name => ({ name, ...JSON.parse(readFileSync(join(ROOT, name, 'remote.json'), 'utf8')) }))

const composition = {
  province: {
    code: '99',
    title: '临江省信访业务系统',
    copyright: '版权所有：临江省信访局',
    developer: '技术支持：临江省信访信息中心',
    basePath: '/tjfx/',
    testPorts: ['9901', '7077'],
    testOrigins: [],
    signInModes: ['ordinary', 'code', 'key', 'qr'],
    browserPolicy: 'modern',
    mark: 'M2 16h28',
  },
  remotes: REMOTES,
  integrity: {},
}

const script = document.createElement('script')
script.type = 'application/json'
script.id = 'composition'
script.textContent = JSON.stringify(composition)
document.head.append(script)

// There is no network: what nobody answers in a test never comes.
globalThis.fetch = () => new Promise(() => undefined)

// antd asks for both; jsdom has neither.
Object.defineProperty(window, 'matchMedia', {
  writable: true,
  value: (media: string) => ({
    media,
    matches: false,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  }),
})
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
// antd closes its lists by one, and React draws by one; Node's would keep the process from ending. By the real clock:
// what was begun under a false one would never be drawn.
const later = setTimeout
class TimedChannel {
  readonly port1 = { onmessage: () => {} }
  readonly port2 = { postMessage: () => void later(() => this.port1.onmessage()) }
}
Object.defineProperty(window, 'MessageChannel', { value: TimedChannel })

// jsdom does not know <search>, and React warns of what a browser does not know.
const make = document.createElement
document.createElement = function createElement(this: Document, name: string, options?: ElementCreationOptions) {
  const made = make.call(this, name, options)
  if (name === 'search') Object.defineProperty(made, Symbol.toStringTag, { value: 'HTMLElement' })
  return made
}

// jsdom knows no modal dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  this.open = false
}

// jsdom scrolls nothing. Newer browsers answer a promise, which is nothing that an effect may return.
Element.prototype.scrollIntoView = async () => undefined
