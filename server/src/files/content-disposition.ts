/** What RFC 5987 lets stand for itself; encodeURIComponent leaves a few more. */
const NOT_ALLOWED = /['()*]/g

/** A Content-Disposition for a name in any script: RFC 6266 with an ASCII stand-in for programs that know no better. */
export function attachmentHeader(name: string): string {
  const standIn = name.replace(/[^\x20-\x7E]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(NOT_ALLOWED, character => `%${hexOf(character)}`)
  return `attachment; filename="${standIn}"; filename*=UTF-8''${encoded}`
}

const hexOf = (character: string) => character.charCodeAt(0).toString(16).toUpperCase()
