/** What RFC 5987 lets stand for itself; encodeURIComponent leaves a few more. */
const NOT_ALLOWED = /['()*]/g

/** A Content-Disposition for a name in any script: RFC 6266 with an ASCII stand-in for programs that know no better. */
export const attachmentHeader = (name: string) => disposition('attachment', name)

/** The same for a file that is shown where it is opened. */
export const inlineHeader = (name: string) => disposition('inline', name)

function disposition(kind: 'attachment' | 'inline', name: string): string {
  const standIn = name.replace(/[^\x20-\x7E]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(NOT_ALLOWED, character => `%${hexOf(character)}`)
  return `${kind}; filename="${standIn}"; filename*=UTF-8''${encoded}`
}

const hexOf = (character: string) => character.charCodeAt(0).toString(16).toUpperCase()
