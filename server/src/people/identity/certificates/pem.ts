const BLOCK = /-----BEGIN [A-Z0-9 ]+-----([A-Za-z0-9+/=\s]+)-----END [A-Z0-9 ]+-----/

/** The bytes of a PEM file, or of one that is DER already, as authorities publish their revocation lists. */
export function derOf(content: Buffer): Uint8Array<ArrayBuffer> {
  const block = BLOCK.exec(content.toString('latin1'))
  return Uint8Array.from(block?.[1] === undefined ? content : Buffer.from(block[1], 'base64'))
}

const LINE = /.{1,64}/g

export function pemOf(label: string, der: ArrayBuffer): string {
  const lines = Buffer.from(der).toString('base64').match(LINE) ?? []
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n')
}
