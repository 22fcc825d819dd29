import { createHash } from 'node:crypto'

/** Of digests of texts as alike as this or more, one band at least is the same, but for one in five thousand. */
const BANDS = 16
const ROWS = 4
/** Any odd number. */
const SPREAD = 31
const SEEDS = Uint32Array.from({ length: BANDS * ROWS }, (_, index) => mixed(index + 1))
const UNSIGNED = 0xffffffff
const SIGNS = /[\p{P}\p{S}\p{Z}\s]+/gu

/** Pairs of neighbouring characters, without blanks and signs: most Chinese words have two characters. */
export function pairsOf(text: string): ReadonlySet<string> {
  const characters = [...plainText(text)]
  return new Set(characters.slice(1).map((character, at) => `${characters[at]}${character}`))
}

/** How much of their pairs two texts share, 0 to 1. */
export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0
  let shared = 0
  for (const pair of a) if (b.has(pair)) shared += 1
  return shared / (a.size + b.size - shared)
}

/**
 * Digests of a text in bands (MinHash, locality-sensitive): texts that share most of their pairs share a band, others
 * hardly ever do. An index finds the few that are worth comparing among millions.
 */
export function bandsOf(text: string): number[] {
  const hashes = Uint32Array.from([...pairsOf(text)], hashOf)
  if (hashes.length === 0) return []
  const least = SEEDS.map(seed => leastOf(hashes, seed))
  return Array.from({ length: BANDS }, (_, band) => bandOf(band, least.subarray(band * ROWS, (band + 1) * ROWS)))
}

/** The least of the hashes in an order of their own. */
function leastOf(hashes: Uint32Array, seed: number): number {
  let least = UNSIGNED
  for (const hash of hashes) {
    const mixture = mixed(hash ^ seed)
    if (mixture < least) least = mixture
  }
  return least
}

/** Digest of a text that is the same only for the same words, whatever blanks and signs stand between. */
export const sameText = (text: string): string => createHash('sm3').update(plainText(text)).digest('hex')

const plainText = (text: string): string => text.normalize('NFKC').toLowerCase().replace(SIGNS, '')

/** 32 bits as the database's integer has them. */
const bandOf = (band: number, rows: Uint32Array): number =>
  rows.reduce((hash, row) => mixed(Math.imul(hash, SPREAD) ^ row), mixed(band + 1)) | 0

/** FNV-1a. */
const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193

function hashOf(text: string): number {
  let hash = FNV_OFFSET
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME)
  return mixed(hash)
}

/** Spreads 32 bits over 32 bits, each input to another output (the finalizer of MurmurHash3). */
function mixed(bits: number): number {
  let hash = bits >>> 0
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
