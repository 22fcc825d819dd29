/** What a link of a document may open; all else would run in the portal or start a program. */
const SCHEMES = ['http:', 'https:', 'mailto:']

/**
 * Takes addresses out of a document's links that are neither pages nor mail, and has the others open in a window that
 * knows nothing of the portal. Links inside the document go to their place; the address of the portal stays.
 */
export function cleanLinks(root: HTMLElement): void {
  for (const link of root.querySelectorAll('a')) clean(link)
  root.addEventListener('click', event => {
    const anchor = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : undefined
    if (!anchor?.startsWith('#')) return
    event.preventDefault()
    root.querySelector(`[id="${CSS.escape(anchor.slice(1))}"]`)?.scrollIntoView()
  })
}

function clean(link: Element): void {
  // Of a link in a drawing.
  link.removeAttribute('xlink:href')
  const address = link.getAttribute('href') ?? ''
  if (address.startsWith('#') && address.length > 1) return
  if (SCHEMES.includes(schemeOf(address))) {
    link.setAttribute('target', '_blank')
    link.setAttribute('rel', 'noopener noreferrer')
  } else link.removeAttribute('href')
}

/** As browsers read it, who skip blanks and line breaks; empty for what means something only beside another page. */
function schemeOf(address: string): string {
  try {
    return new URL(address).protocol
  } catch {
    return ''
  }
}
