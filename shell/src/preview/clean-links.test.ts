import { cleanLinks } from './clean-links'

describe('The links of a document', () => {
  function cleaned(address: string): HTMLAnchorElement {
    const root = document.createElement('div')
    const link = document.createElement('a')
    link.setAttribute('href', address)
    root.append(link)
    cleanLinks(root)
    return link
  }

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' \u0001javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox',
    'file:///etc/passwd',
    'blob:https://example.cn/1',
    'ms-word:ofe|u|https://example.cn/a.docx',
    '//example.cn/a',
    'a.html',
    '',
    '#',
  ])('lead nowhere with %j', address => {
    const link = cleaned(address)
    expect(link.hasAttribute('href')).toBe(false)
    expect(link.hasAttribute('target')).toBe(false)
  })

  it.each(['http://example.cn/', 'https://example.cn/a?b#c', 'mailto:somebody@example.cn', 'HTTPS://EXAMPLE.CN/'])(
    'open %s in a window of its own that knows nothing of the portal',
    address => {
      const { target, rel } = cleaned(address)
      expect([cleaned(address).getAttribute('href'), target, rel]).toEqual([address, '_blank', 'noopener noreferrer'])
    },
  )

  it('go to their place inside the document, and leave the address of the portal', () => {
    const root = document.createElement('div')
    root.innerHTML = '<a href="#_Toc1"><span>第一章</span></a><p id="_Toc1">一、</p>'
    document.body.append(root)
    cleanLinks(root)
    const place = root.querySelector('p') as HTMLElement
    place.scrollIntoView = jest.fn()
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    root.querySelector('span')?.dispatchEvent(click)
    expect(click.defaultPrevented).toBe(true)
    expect(place.scrollIntoView).toHaveBeenCalled()
    expect(root.querySelector('a')?.getAttribute('target')).toBeNull()
    root.remove()
  })

  it('keep no second address in a drawing', () => {
    const root = document.createElement('div')
    root.innerHTML = '<svg><a xlink:href="javascript:alert(1)"><text>a</text></a></svg>'
    cleanLinks(root)
    expect(root.querySelector('a')?.attributes).toHaveLength(0)
  })
})
