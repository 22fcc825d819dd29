import { defineRemote, onNotice } from '@portal/shared-lib'
import * as mail from '@portal/shared-lib/contract/mail'
import { addressOf, askBeforeLeaving, portalHistory } from '@portal/shared-lib/router'
import { desktopWith, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { screen, waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { createElement } from 'react'
import { defineComponent, h, onMounted } from 'vue'
import app from './app'
import caseParts from './case-parts'
import noteDialog from './note-dialog'
import { vueLifecycles } from './vue/lifecycles'

const HANDLER = desktopWith(['toDoManage/departToDo'])
const openPage = (desktop = HANDLER) => renderRemote(app, { path: '/note', desktop })
const writeNote = async (text: string) => userEvent.type(await screen.findByLabelText('便笺内容'), text)
const path = () => portalHistory.location.pathname
const shell = {
  ask: jest.fn<Promise<boolean>, [string]>(),
  said: [] as string[],
}

describe('a remote that is written in Vue', () => {
  let server: ReturnType<typeof fakeServer>
  let stopListening = () => {}
  beforeEach(() => {
    server = fakeServer([fake(mail.unreadCount, () => ({ total: 3 }))])
    askBeforeLeaving(shell.ask)
    shell.said.length = 0
    const stop = onNotice(({ text }) => shell.said.push(text))
    stopListening = () => void stop()
  })
  afterEach(() => {
    server.stop()
    stopListening()
  })

  it('reads the portal’s user and calls its server', async () => {
    const { domElement, unmount } = await openPage()
    await waitFor(() => expect(domElement).toHaveTextContent('赵甲禾，您有 3 封未读邮件'))
    await unmount()
  })

  it('shows what needs a permission to whoever holds it', async () => {
    const { unmount } = await openPage(desktopWith([]))
    await screen.findByRole('heading', { name: '便笺' })
    expect(screen.queryByRole('button', { name: '去部门待办' })).toBeNull()
    await unmount()
    const other = await openPage()
    await userEvent.click(await screen.findByRole('button', { name: '去部门待办' }))
    expect(path()).toBe(addressOf('/toDoManage/departToDo'))
    await other.unmount()
  })

  it('asks before unsaved text is left, and tells when it is saved', async () => {
    const { unmount } = await openPage()
    await writeNote('明早回访')
    shell.ask.mockResolvedValueOnce(false)
    portalHistory.push(addressOf('/home/index'))
    await waitFor(() => expect(shell.ask).toHaveBeenCalledWith(expect.stringContaining('便笺尚未保存')))
    expect(path()).toBe(addressOf('/note'))
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    expect(shell.said).toEqual(['便笺已保存，关闭本窗口前有效'])
    portalHistory.push(addressOf('/home/index'))
    expect(path()).toBe(addressOf('/home/index'))
    expect(shell.ask).toHaveBeenCalledTimes(1)
    await unmount()
  })

  it('opens as a dialog over any page, which asks before it closes', async () => {
    const onClose = jest.fn()
    const domElement = document.body.appendChild(document.createElement('div'))
    const props = { domElement, onClose, onFault: fail }
    await noteDialog.mount(props)
    await writeNote('，带卷宗')
    shell.ask.mockResolvedValueOnce(true)
    await userEvent.click(screen.getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
    await noteDialog.unmount(props)
    expect(domElement.childNodes).toHaveLength(0)
    domElement.remove()
  })

  it('adds a tab and a strip to a case, each about that case', async () => {
    const show = async (part: string, subject: string) => {
      const domElement = document.body.appendChild(document.createElement('div'))
      const props = { domElement, part, subject, onFault: fail }
      await caseParts.mount(props)
      return {
        domElement,
        end: async () => {
          await caseParts.unmount(props)
          expect(domElement.childNodes).toHaveLength(0)
          domElement.remove()
        },
      }
    }
    const [tab, strip, other] = [
      await show('note', 'LX990000261120000015'),
      await show('noteStrip', 'LX990000261120000015'),
      await show('noteStrip', 'LX990000261120000023'),
    ]
    expect(strip.domElement).toHaveTextContent('本件还没有便笺')
    await writeNote('周五回访')
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(strip.domElement).toHaveTextContent('便笺：周五回访'))
    expect(other.domElement).toHaveTextContent('本件还没有便笺')
    await expect(
      caseParts.mount({ domElement: document.createElement('div'), part: 'gone', onFault: fail }),
    ).rejects.toThrow('There is no part gone')
    for (const one of [tab, strip, other]) await one.end()
  })

  it('leaves nothing behind, however often it takes turns with pages in React', async () => {
    const react = defineRemote({
      routes: { '/tasks': async () => ({ default: () => createElement('h1', null, '任务') }) },
    })
    const listeners = countListeners()
    for (let round = 0; round < 10; round++) {
      const vue = await openPage()
      await screen.findByRole('heading', { name: '便笺' })
      expect(listeners.count()).toBe(1)
      await vue.unmount()
      expect([vue.domElement.childNodes.length, listeners.count(), vue.faults]).toEqual([0, 0, []])
      const other = await renderRemote(react, { path: '/tasks', desktop: HANDLER })
      await screen.findByRole('heading', { name: '任务' })
      expect(screen.queryByRole('heading', { name: '便笺' })).toBeNull()
      await other.unmount()
    }
    listeners.stop()
  })

  it('that crashes is told to the shell, at the mount and later', async () => {
    const domElement = document.createElement('div')
    const faults: unknown[] = []
    const props = { domElement, onFault: (error: unknown) => faults.push(error) }
    const broken = vueLifecycles(
      defineComponent(() => () => {
        throw new Error('no render')
      }),
    )
    await expect(broken.mount(props)).rejects.toThrow('no render')
    await broken.unmount(props)
    const later = vueLifecycles(
      defineComponent(() => {
        onMounted(() => Promise.reject(new Error('after the mount')))
        return () => h('p', '便笺')
      }),
    )
    await later.mount(props)
    await waitFor(() => expect(faults).toEqual([new Error('after the mount')]))
    await later.unmount(props)
  })
})

function fail(error: unknown): never {
  throw error
}

/** How many listen to the portal's history. */
function countListeners() {
  const listen = portalHistory.listen
  let count = 0
  const spy = jest.spyOn(portalHistory, 'listen').mockImplementation(listener => {
    const stop = listen(listener)
    count++
    return () => {
      count--
      return stop()
    }
  })
  return { count: () => count, stop: () => spy.mockRestore() }
}
