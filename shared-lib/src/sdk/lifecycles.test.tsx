import { waitFor } from '@testing-library/dom'
import { useEffect, useState } from 'react'
import { reactLifecycles } from './lifecycles'

/** For remotes that must not report any. */
const noFault = (error: unknown) => {
  throw error
}

function place() {
  const domElement = document.createElement('div')
  document.body.append(domElement)
  return domElement
}

function Broken(): never {
  throw new Error('no render')
}

function BreaksLater() {
  const [broken, setBroken] = useState(false)
  useEffect(() => setBroken(true), [])
  return broken ? <Broken /> : <p>shown</p>
}

describe('the lifecycles of a remote', () => {
  it('mount when the tree is on the page, and leave nothing', async () => {
    const domElement = place()
    const remote = reactLifecycles(() => <p>shown</p>)
    await remote.mount({ domElement, onFault: noFault })
    expect(domElement.textContent).toBe('shown')
    await remote.unmount({ domElement, onFault: noFault })
    expect(domElement.childNodes).toHaveLength(0)
  })

  it('reject the mount when the first render crashes', async () => {
    const remote = reactLifecycles(() => <Broken />)
    await expect(remote.mount({ domElement: place(), onFault: noFault })).rejects.toThrow('no render')
  })

  it('report a crash after the mount', async () => {
    const faults: unknown[] = []
    const remote = reactLifecycles(() => <BreaksLater />)
    const onFault = (error: unknown) => faults.push(error)
    await remote.mount({ domElement: place(), onFault }).catch(onFault)
    await waitFor(() => expect(faults).toHaveLength(1))
  })

  it('mount again after they were unmounted', async () => {
    const domElement = place()
    const remote = reactLifecycles(() => <p>shown</p>)
    for (const _ of [1, 2]) {
      await remote.mount({ domElement, onFault: noFault })
      expect(domElement.textContent).toBe('shown')
      await remote.unmount({ domElement, onFault: noFault })
    }
  })
})
