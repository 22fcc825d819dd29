import { useId, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { composition } from '../config/composition'
import { addressOf, portalHistory } from '../router'
import { defineRemote } from './define-remote'
import { Offered, OfferedWords } from './offered'

function Form() {
  const id = useId()
  const [name, setName] = useState('')
  const [left, setLeft] = useState('')
  const [word, setWord] = useState('')
  return (
    <form id={id}>
      <input
        aria-label="name"
        value={name}
        // Another name asks for another word.
        onChange={({ target }) => {
          setName(target.value)
          setWord('')
        }}
        onBlur={() => setLeft(name)}
      />
      <input aria-label="word" value={word} onChange={({ target }) => setWord(target.value)} />
      <output>{[name, word, left].join(' ')}</output>
    </form>
  )
}

const formRemote = () => defineRemote({ routes: { '/login': async () => ({ default: Form }) } })

/** The page as it stands before any script has come. */
async function pictured() {
  portalHistory.replace(addressOf('/login'))
  const domElement = document.createElement('div')
  domElement.innerHTML = (await formRemote().prerender?.('/login', renderToString)) ?? ''
  document.body.append(domElement)
  const [name, word] = domElement.querySelectorAll('input')
  if (!name || !word) throw new Error('no form')
  return { domElement, name, word, said: () => domElement.querySelector('output')?.textContent }
}

const onFault = (error: unknown) => {
  throw error
}

describe('a page that was rendered at build', () => {
  it('is taken over as it stands, with what was typed and where the cursor is', async () => {
    const { domElement, name, word, said } = await pictured()
    const before = domElement.innerHTML
    name.value = 'zs05'
    word.value = 'secret'
    word.focus()
    word.setSelectionRange(2, 2)
    const props = { domElement, onFault, prerendered: true } as const
    const remote = formRemote()
    await remote.mount(props)
    expect([name.isConnected, name.value, word.value]).toEqual([true, 'zs05', 'secret'])
    expect(said()).toBe('zs05 secret zs05')
    expect([document.activeElement, word.selectionStart]).toEqual([word, 2])
    expect(before).toContain(`id="${domElement.querySelector('form')?.id}"`)
    await remote.unmount(props)
    expect(domElement.children).toHaveLength(0)
    domElement.remove()
  })

  it('rejects the mount where it crashes', async () => {
    const Broken = () => {
      throw new Error('no render')
    }
    const remote = defineRemote({ routes: { '/login': async () => ({ default: Broken }) } })
    const domElement = document.createElement('div')
    await expect(remote.mount({ domElement, onFault, prerendered: true })).rejects.toThrow('no render')
  })
})

describe('what there is only where a page is offered', () => {
  const render = () =>
    renderToString(
      <Offered pages={['/mail', '/news']}>
        <p>
          <OfferedWords
            words={[
              ['邮件', '/mail'],
              ['要闻', '/news'],
            ]}
            by="、"
          />
          都在
        </p>
      </Offered>,
    )
  const { remotes } = composition()
  const compose = (change: object) => Object.assign(composition(), { remotes, prerendering: undefined, ...change })
  afterEach(() => compose({}))
  const offering = (...paths: string[]) => ({ remotes: [{ routes: paths.map(path => ({ path })) }] })

  it('goes by the portal', () => {
    compose(offering('/mail', '/news'))
    expect(render()).toBe('<p>邮件、要闻<!-- -->都在</p>')
    compose(offering('/news'))
    expect(render()).toBe('<p>要闻<!-- -->都在</p>')
    compose(offering())
    expect(render()).toBe('')
  })

  it('is left to be decided at build', () => {
    compose({ prerendering: true })
    const words = '<portal-word page="/mail">邮件</portal-word><portal-word page="/news">要闻</portal-word>'
    expect(render()).toBe(
      `<portal-offered pages="/mail /news"><p><portal-words by="、">${words}</portal-words>都在</p></portal-offered>`,
    )
  })
})
