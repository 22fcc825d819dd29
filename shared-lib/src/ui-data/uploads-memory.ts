import { PIECE_BYTES } from '../contract/rules/attachment'

/** Unfinished uploads of this window by what their files look like, so that they go on after a reload. */
const PLACE = 'uploads'

/** FNV-1a, 32 bits. Nobody is kept from a forgery by it: the server looks at what arrives, whoever sends it. */
const OFFSET_BASIS = 0x811c9dc5
const PRIME = 0x01000193

/** What tells a file from others when it is chosen again. */
export async function looksOf(file: File): Promise<string> {
  let hash = OFFSET_BASIS
  const first = await file.slice(0, PIECE_BYTES).arrayBuffer()
  for (const byte of new Uint8Array(first)) hash = Math.imul(hash ^ byte, PRIME)
  return [file.name, file.size, file.lastModified, hash >>> 0].join('|')
}

/** The upload that sent part of a file of such looks. */
export const recall = (looks: string): string | undefined => remembered()[looks]

export function remember(looks: string, id: string): void {
  sessionStorage.setItem(PLACE, JSON.stringify({ ...remembered(), [looks]: id }))
}

export function forget(looks: string): void {
  const { [looks]: _, ...rest } = remembered()
  sessionStorage.setItem(PLACE, JSON.stringify(rest))
}

const remembered = (): Record<string, string> => JSON.parse(sessionStorage.getItem(PLACE) ?? '{}')
