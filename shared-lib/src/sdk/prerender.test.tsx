import { waitFor } from '@testing-library/dom'
import { useId, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { composition } from '../config/composition'
import { addressOf, portalHistory } from '../router'
import { defineFirstPages } from './define-first-pages'
import { defineRemote } from './define-remote'
import type { Lifecycles } from './lifecycles'
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

const ROUTES = { '/login': async () => ({ default: Form }), '/other': async () => ({ default: () => <p>other</p> }) }
const remotes = {
  'with the store and the router': () => defineRemote({ routes: ROUTES }),
  without: () => defineFirstPages(ROUTES),
}
type MakeRemote = () => Lifecycles

/** The page as it stands before any script has come. */
async function pictured(makeRemote: MakeRemote) {
  portalHistory.replace(addressOf('/login'))
  const domElement = document.createElement('div')
  domElement.innerHTML = (await makeRemote().prerender?.('/login', renderToString)) ?? ''
  document.body.append(domElement)
  const [name, word] = domElement.querySelectorAll('input')
  if (!name || !word) throw new Error('no form')
  return { domElement, name, word, said: () => domElement.querySelector('output')?.textContent }
}

const onFault = (error: unknown) => {
  throw error
}

describe('a page that was rendered at build', () => {
  it.each(Object.entries(remotes))(
    'is taken over as it stands, with what was typed and where the cursor is: %s',
    async (_, makeRemote) => {
      const { domElement, name, word, said } = await pictured(makeRemote)
      const before = domElement.innerHTML
      name.value = 'zs05'
      word.value = 'secret'
      word.focus()
      word.setSelectionRange(2, 2)
      const props = { domElement, onFault, prerendered: '/login' }
      // Before the portal has found out that it is there.
      portalHistory.replace(addressOf('/'))
      const remote = makeRemote()
      await remote.mount(props)
      expect([name.isConnected, name.value, word.value]).toEqual([true, 'zs05', 'secret'])
      expect(said()).toBe('zs05 secret zs05')
      expect([document.activeElement, word.selectionStart]).toEqual([word, 2])
      expect(before).toContain(`id="${domElement.querySelector('form')?.id}"`)
      portalHistory.replace(addressOf('/login'))
      portalHistory.replace(addressOf('/other'))
      await waitFor(() => expect(domElement).toHaveTextContent('other'))
      await remote.unmount(props)
      expect(domElement.children).toHaveLength(0)
      domElement.remove()
    },
  )

  it('rejects the mount where it crashes', async () => {
    portalHistory.replace(addressOf('/login'))
    const Broken = () => {
      throw new Error('no render')
    }
    const remote = defineRemote({ routes: { '/login': async () => ({ default: Broken }) } })
    const domElement = document.createElement('div')
    await expect(remote.mount({ domElement, onFault, prerendered: '/login' })).rejects.toThrow('no render')
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
