import { type Turn, turns } from '../../platform/turns'

/** A text as what it is told apart by: pairs of characters, each with its weight; of length 1. */
type Vector = ReadonlyMap<number, number>

export interface Text {
  readonly id: number
  readonly text: string
}

export interface Cluster {
  readonly terms: readonly string[]
  readonly members: readonly { readonly id: number; readonly nearness: number }[]
}

/** A pair that fewer texts hold tells nothing of several, one that more hold tells nothing apart. */
const FEWEST_TEXTS = 3
const LARGEST_SHARE = 0.5
const MOST_CLUSTERS = 12
const FEWEST_MEMBERS = 5
const ROUNDS = 8
/** A text that is farther from every cluster belongs to none. */
const NEAR_ENOUGH = 0.12
/** Texts by which clusters are found; all others go to the nearest. */
const MOST_LEARNT = 4000

/**
 * Clusters of texts that are about the same, by TF-IDF of their pairs of Han characters and spherical k-means. The same texts
 * give the same clusters; the server answers others meanwhile. Terms are what most of a cluster's texts say, no text alone.
 */
export async function clustersOf(texts: readonly Text[]): Promise<Cluster[]> {
  const turn = turns()
  const vectors = await weighed(texts, turn)
  const step = Math.max(1, Math.ceil(texts.length / MOST_LEARNT))
  const learnt = vectors.filter((vector, at) => at % step === 0 && vector.size > 0)
  const count = Math.min(MOST_CLUSTERS, Math.floor(Math.sqrt(learnt.length / 2)))
  let centres = await seeds(learnt, count, turn)
  for (let round = 0; round < ROUNDS; round += 1) centres = await moved(learnt, centres, turn)
  const groups = centres.map((): { at: number; nearness: number }[] => [])
  for (const [at, vector] of vectors.entries()) {
    const { centre, nearness } = nearest(vector, centres)
    if (nearness >= NEAR_ENOUGH) groups[centre]?.push({ at, nearness })
    await turn()
  }
  const clusters: Cluster[] = []
  for (const group of groups) {
    if (group.length < FEWEST_MEMBERS) continue
    const inside = group.map(({ at }) => texts[at]?.text ?? '')
    const terms = await termsOf(inside, texts, turn)
    const members = group.map(({ at, nearness }) => ({ id: texts[at]?.id ?? 0, nearness }))
    if (terms.length > 0) clusters.push({ terms, members })
  }
  return clusters
}

const HAN = /\p{Script=Han}+/gu

function pairsOf(text: string): string[] {
  const found = new Set<string>()
  for (const [run] of text.matchAll(HAN))
    for (let at = 0; at + 2 <= run.length; at += 1) found.add(run.slice(at, at + 2))
  return [...found]
}

async function weighed(texts: readonly Text[], turn: Turn): Promise<Vector[]> {
  const held = new Map<string, number>()
  const pairs: string[][] = []
  for (const { text } of texts) {
    const own = pairsOf(text)
    pairs.push(own)
    for (const pair of own) held.set(pair, (held.get(pair) ?? 0) + 1)
    await turn()
  }
  const most = Math.max(FEWEST_TEXTS, texts.length * LARGEST_SHARE)
  const numbers = new Map<string, { readonly at: number; readonly weight: number }>()
  for (const [pair, count] of held) {
    if (count >= FEWEST_TEXTS && count <= most)
      numbers.set(pair, { at: numbers.size, weight: Math.log(texts.length / count) })
    await turn()
  }
  const vectors: Vector[] = []
  for (const own of pairs) {
    const known = own.flatMap(pair => numbers.get(pair) ?? [])
    vectors.push(unit(new Map(known.map(({ at, weight }) => [at, weight]))))
    await turn()
  }
  return vectors
}

function unit(vector: Vector): Vector {
  const length = Math.hypot(...vector.values())
  return length === 0 ? new Map() : new Map([...vector].map(([at, weight]) => [at, weight / length]))
}

function closeness(one: Vector, other: Vector): number {
  let sum = 0
  for (const [at, weight] of one) sum += weight * (other.get(at) ?? 0)
  return sum
}

function nearest(vector: Vector, centres: readonly Vector[]) {
  let best = { centre: 0, nearness: 0 }
  for (const [centre, each] of centres.entries()) {
    const nearness = closeness(vector, each)
    if (nearness > best.nearness) best = { centre, nearness }
  }
  return best
}

/** The first text that has many near it, then always one that lies apart from those chosen and is not alone. */
async function seeds(vectors: readonly Vector[], count: number, turn: Turn): Promise<Vector[]> {
  const middle = await centreOf(vectors, turn)
  const chosen: Vector[] = []
  const nearness = vectors.map(() => 0)
  const common = vectors.map(vector => closeness(vector, middle))
  while (chosen.length < count) {
    let best = -1
    let worth = 0
    for (let at = 0; at < vectors.length; at += 1) {
      const own = (common[at] ?? 0) * (1 - (nearness[at] ?? 0))
      if (own > worth) [best, worth] = [at, own]
    }
    const next = vectors[best]
    if (!next) return chosen
    chosen.push(next)
    for (const [at, vector] of vectors.entries()) {
      nearness[at] = Math.max(nearness[at] ?? 0, closeness(vector, next))
      await turn()
    }
  }
  return chosen
}

async function centreOf(vectors: readonly Vector[], turn: Turn): Promise<Vector> {
  const sum = new Map<number, number>()
  for (const vector of vectors) {
    for (const [at, weight] of vector) sum.set(at, (sum.get(at) ?? 0) + weight)
    await turn()
  }
  return unit(sum)
}

async function moved(vectors: readonly Vector[], centres: readonly Vector[], turn: Turn): Promise<Vector[]> {
  const groups = centres.map((): Vector[] => [])
  for (const vector of vectors) {
    groups[nearest(vector, centres).centre]?.push(vector)
    await turn()
  }
  const found: Vector[] = []
  for (const [at, group] of groups.entries())
    found.push(group.length > 0 ? await centreOf(group, turn) : (centres[at] ?? new Map()))
  return found
}

const TERMS = 3
const LONGEST_TERM = 4
const SHORTEST_TERM = 2
const CANDIDATES = 60
/** A word stands beside various others; a piece of one always beside the rest of it. */
const FEWEST_NEIGHBOURS = 2

/** The longest words that many of a cluster's texts say, more often than texts do elsewhere. */
async function termsOf(inside: readonly string[], all: readonly Text[], turn: Turn): Promise<string[]> {
  const found = await wordsOf(inside, turn)
  const candidates = [...found]
    .filter(
      ([, { count, left, right }]) => count >= FEWEST_MEMBERS && Math.min(left.size, right.size) >= FEWEST_NEIGHBOURS,
    )
    .map(([word, { count }]) => ({ word, count, score: count * (word.length - 1) }))
    .sort((one, other) => other.score - one.score)
    .slice(0, CANDIDATES)
  const weighted: { readonly word: string; readonly score: number }[] = []
  for (const { word, count, score } of candidates) {
    weighted.push({ word, score: (score * count) / all.filter(({ text }) => text.includes(word)).length })
    await turn()
  }
  const chosen: string[] = []
  for (const { word } of weighted.sort((one, other) => other.score - one.score)) {
    if (chosen.length === TERMS) break
    if (!chosen.some(known => overlap(known, word))) chosen.push(word)
  }
  return chosen
}

interface Word {
  /** Texts that hold it. */
  count: number
  /** What stands before and behind it; a text's end, too. */
  readonly left: Set<string>
  readonly right: Set<string>
}

async function wordsOf(texts: readonly string[], turn: Turn): Promise<ReadonlyMap<string, Word>> {
  const words = new Map<string, Word>()
  for (const text of texts) {
    const counted = new Set<Word>()
    for (const [run] of text.matchAll(HAN))
      for (const [from, to] of placesIn(run)) {
        const name = run.slice(from, to)
        const word = words.get(name) ?? { count: 0, left: new Set(), right: new Set() }
        words.set(name, word)
        word.left.add(run.charAt(from - 1))
        word.right.add(run.charAt(to))
        counted.add(word)
      }
    for (const word of counted) word.count += 1
    await turn()
  }
  return words
}

function placesIn({ length }: string): (readonly [number, number])[] {
  const places: [number, number][] = []
  for (let size = SHORTEST_TERM; size <= LONGEST_TERM; size += 1)
    for (let from = 0; from + size <= length; from += 1) places.push([from, from + size])
  return places
}

const overlap = (one: string, other: string): boolean => pairsOf(one).some(pair => other.includes(pair))
