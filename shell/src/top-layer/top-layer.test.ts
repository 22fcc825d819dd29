import { waitFor } from '@testing-library/react'
import { onTopLayerChange } from './top-layer'

describe('the top layer', () => {
  const told: Element[] = []
  beforeAll(() => onTopLayerChange(element => told.push(element)))
  beforeEach(() => void told.splice(0))
  afterEach(() => document.body.replaceChildren())

  const put = (html: string): HTMLElement => {
    document.body.innerHTML = html
    return document.body.firstElementChild as HTMLElement
  }
  const toggle = (element: Element) => element.dispatchEvent(new Event('toggle'))

  it('has changed where a popover comes or goes', () => {
    const popover = put('<div popover="manual"></div>')
    toggle(popover)
    expect(told).toEqual([popover])
  })

  it('has not where something folds: every case has such, and opens them at once', () => {
    toggle(put('<details open></details>'))
    expect(told).toEqual([])
  })

  it('has changed, once, where a dialog opens', async () => {
    const dialog = put('<dialog></dialog>') as HTMLDialogElement
    dialog.showModal()
    toggle(dialog)
    await waitFor(() => expect(told).toEqual([dialog]))
  })
})
