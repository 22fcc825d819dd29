import { onNotice } from '../sdk/notify'
import { copyText } from './copy-text'

describe('copying a text', () => {
  const told: string[] = []
  let forget: () => void
  beforeEach(() => {
    told.length = 0
    document.body.innerHTML = '<button>复制编号</button><div role="dialog"><button>复制引文</button></div>'
    forget = onNotice(({ text }) => void told.push(text))
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
  })
  afterEach(() => {
    forget()
    Reflect.deleteProperty(navigator, 'clipboard')
    Reflect.deleteProperty(document, 'execCommand')
  })

  const buttons = () => [...document.querySelectorAll('button')]
  /** What a browser without https would have copied, and within what. */
  function oldBrowser() {
    const copied: (string | undefined)[] = []
    const execCommand = (command: string) => {
      const field = document.activeElement as HTMLTextAreaElement
      const { value, selectionStart, selectionEnd } = field
      copied.push(`${command} ${value.slice(selectionStart, selectionEnd)}`, field.parentElement?.role ?? undefined)
      return true
    }
    Object.defineProperty(document, 'execCommand', { value: execCommand, configurable: true })
    return copied
  }

  it('takes the older way on plain http, and gives the focus back', async () => {
    const copied = oldBrowser()
    buttons()[0]?.focus()
    await copyText('LX990000261109000019', '信访件编号')
    expect(copied[0]).toBe('copy LX990000261109000019')
    expect(document.activeElement).toBe(buttons()[0])
    expect(document.querySelector('textarea')).toBeNull()
    expect(told).toEqual(['已复制信访件编号'])
  })

  it('does so within an open dialog', async () => {
    const copied = oldBrowser()
    buttons()[1]?.focus()
    await copyText('第三十四条', '引文')
    expect(copied).toEqual(['copy 第三十四条', 'dialog'])
  })

  it('says what to do where nothing helps', async () => {
    await copyText('第三十四条', '引文')
    expect(document.querySelector('textarea')).toBeNull()
    expect(told).toEqual(['浏览器不允许复制，请手工选取'])
  })
})
