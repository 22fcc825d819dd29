import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'

/** Milliseconds; two cores under load are slow, and a wait ends as soon as its condition holds. */
configure({ asyncUtilTimeout: 5000 })

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
  },
  remotes: [],
  integrity: {},
}

const script = document.createElement('script')
script.type = 'application/json'
script.id = 'composition'
script.textContent = JSON.stringify(composition)
document.head.append(script)

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
// antd closes its lists by one; Node's would keep the process from ending.
class TimedChannel {
  readonly port1 = { onmessage: () => {} }
  readonly port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage()) }
}
Object.defineProperty(window, 'MessageChannel', { value: TimedChannel })

// jsdom knows no modal dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  this.open = false
}
