/** What people do to a watermark in the browser's developer tools or by an extension. Runs in the page. */
export interface Tampering {
  readonly what: string
  readonly tamper: (cover: HTMLElement) => void
}

const style = (what: string, property: string, value: string): Tampering => ({
  what,
  // Serialised into the page, so that it can take nothing with it.
  tamper: new Function(
    'cover',
    `cover.style.setProperty('${property}', '${value}', 'important')`,
  ) as Tampering['tamper'],
})

const sheet = (what: string, rules: string): Tampering => ({
  what,
  tamper: new Function(
    `document.head.appendChild(document.createElement('style')).textContent = ${JSON.stringify(rules)}`,
  ) as Tampering['tamper'],
})

export const TAMPERINGS: readonly Tampering[] = [
  { what: 'removed', tamper: cover => cover.remove() },
  { what: 'replaced by a copy', tamper: cover => cover.replaceWith(cover.cloneNode()) },
  { what: 'moved into the page', tamper: cover => document.body.append(cover) },
  {
    what: 'moved into a template',
    tamper: cover => document.body.appendChild(document.createElement('template')).content.append(cover),
  },
  {
    what: 'moved into a shadow tree',
    tamper: cover => {
      const host = document.body.appendChild(document.createElement('div'))
      host.attachShadow({ mode: 'closed' }).append(cover)
    },
  },
  {
    what: 'hidden behind a shadow tree of the body',
    tamper: cover => {
      document.body.attachShadow({ mode: 'open' }).append(document.createElement('slot'))
      document.body.append(cover)
    },
  },
  {
    what: 'given a shadow tree of its own',
    tamper: cover => {
      try {
        cover.attachShadow({ mode: 'closed' }).innerHTML = '<style>:host { display: none !important }</style>'
      } catch {
        // Refused for its kind of element.
      }
    },
  },
  { what: 'hidden by attribute', tamper: cover => cover.setAttribute('hidden', '') },
  { what: 'made inert', tamper: cover => cover.setAttribute('inert', '') },
  { what: 'given a class', tamper: cover => cover.classList.add('ant-table', 'hidden') },
  { what: 'given an id', tamper: cover => cover.setAttribute('id', 'w') },
  { what: 'stripped of its style', tamper: cover => cover.removeAttribute('style') },
  { what: 'given another style', tamper: cover => cover.setAttribute('style', 'display: none') },
  { what: 'stripped of its mark', tamper: cover => cover.removeAttribute('data-watermark') },
  { what: 'made no popover', tamper: cover => cover.removeAttribute('popover') },
  { what: 'closed', tamper: cover => cover.hidePopover() },
  { what: 'filled', tamper: cover => cover.append('x') },
  {
    what: 'animated away',
    tamper: cover => void cover.animate([{ opacity: 0, translate: '9999px' }], { duration: 1, fill: 'forwards' }),
  },
  style('not displayed', 'display', 'none'),
  style('invisible', 'visibility', 'hidden'),
  style('transparent', 'opacity', '0'),
  style('moved away', 'transform', 'translateX(-200vw)'),
  style('moved by place', 'left', '100vw'),
  style('made small', 'scale', '0'),
  style('made flat', 'height', '0px'),
  style('clipped', 'clip-path', 'inset(100%)'),
  style('masked', 'mask-image', 'linear-gradient(transparent, transparent)'),
  style('filtered', 'filter', 'opacity(0)'),
  style('blended', 'mix-blend-mode', 'screen'),
  style('pushed behind', 'z-index', '-1'),
  style('given no picture', 'background-image', 'none'),
  style('given a picture of no size', 'background-size', '0 0'),
  style('given a picture once', 'background-repeat', 'no-repeat'),
  style('left out of layout', 'content-visibility', 'hidden'),
  style('zoomed', 'zoom', '0.01'),
  sheet('not displayed by a style sheet', '[data-watermark] { display: none !important }'),
  sheet('transparent by a style sheet', 'html > i[data-watermark][popover] { opacity: 0 !important }'),
  sheet('moved by a style sheet', '[data-watermark] { transform: scale(0) !important; inset: 100vh !important }'),
  sheet(
    'restyled by a layer',
    '@layer a { [data-watermark] { background: none !important; filter: opacity(0) !important } }',
  ),
  sheet(
    'faded by an animation',
    '@keyframes gone { to { opacity: 0; visibility: hidden } } [data-watermark] { animation: gone 1ms forwards !important }',
  ),
  sheet(
    'hidden with what is beside the page',
    'html > :not(head, body) { display: none !important; clip-path: inset(50%) !important }',
  ),
  sheet('faded with the page', 'html { opacity: 0.999; filter: contrast(1.01) } body { transform: translateZ(0) }'),
  {
    what: 'covered by the highest layer',
    tamper: () => {
      const over = document.body.appendChild(document.createElement('div'))
      over.style.cssText = 'position: fixed; inset: 0; z-index: 2147483647; background: white'
    },
  },
  {
    what: 'covered by a popover',
    tamper: () => {
      const over = document.body.appendChild(document.createElement('div'))
      over.setAttribute('popover', 'manual')
      over.style.cssText = 'width: 100vw; height: 100vh; border: 0; background: white'
      over.showPopover()
    },
  },
  {
    what: 'covered by a dialog',
    tamper: () => {
      const over = document.body.appendChild(document.createElement('dialog'))
      over.style.cssText =
        'max-width: none; max-height: none; width: 100vw; height: 100vh; border: 0; background: white'
      over.showModal()
    },
  },
]
