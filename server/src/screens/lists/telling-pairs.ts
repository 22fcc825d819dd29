/** Of more petitions than these a page is found sooner by going through a list in its order. */
export const FEW = 2000
/** What one petition in so many holds is common, and not worth asking the index for; a rare pair makes a word rare. */
const COMMON = 50
const RARE_PAIR = 100
/** What one petition in so many holds tells nothing beside rarer pairs; nor does another where so few petitions are left. */
const VAGUE_PAIR = 5
const LEFT = 200
/** A word of so many pairs is looked for by all; of a longer one so many are asked about, at most. */
const [SHORT, MOST_PAIRS] = [2, 8]

/** How many petitions may hold all of some pairs, for each of the lists; of an empty one, how many there are. */
type Guess = (asked: readonly (readonly string[])[]) => Promise<number[]>

/** The neighbouring characters of a word, each two once. */
export function pairsOf(word: string): string[] {
  const letters = [...word]
  return [...new Set(letters.slice(1).map((letter, at) => `${letters[at]}${letter}`))]
}

/**
 * The pairs by which a word is found in the index; undefined for a common word.
 * @param isKnown to be in few petitions
 */
export async function tellingPairs(
  word: string,
  isKnown: boolean,
  guess: Guess,
): Promise<readonly string[] | undefined> {
  const pairs = pairsOf(word).slice(0, MOST_PAIRS)
  if (isKnown && pairs.length <= SHORT) return pairs
  const [size = 0, ofAll = 0, ...more] = await guess([
    [],
    pairs,
    ...(pairs.length > 1 ? pairs.map(pair => [pair]) : []),
  ])
  const ofEach = pairs.length > 1 ? more : [ofAll]
  const isRare = (guessed: number, share: number) => guessed <= Math.max(FEW, size / share)
  const isFew = isKnown || isRare(ofAll, COMMON) || ofEach.some(guessed => isRare(guessed, RARE_PAIR))
  return isFew ? rarestOf(pairs, ofEach, size) : undefined
}

/**
 * The rare ones of some pairs, and as many others as tell more. An index takes the rarest first and compares each of the
 * others with it: the long list of a pair that most petitions have costs more than it saves.
 */
function rarestOf(pairs: readonly string[], guesses: readonly number[], size: number): readonly string[] {
  const byGuess = pairs
    .map((pair, at) => ({ pair, guess: guesses[at] ?? 0 }))
    .sort((one, other) => one.guess - other.guess)
  const found: string[] = []
  let left = size
  for (const { pair, guess } of byGuess) {
    const isTelling = left > LEFT && guess <= size / VAGUE_PAIR
    // What is rare is guessed alike, however rare: only the index knows which is the rarest.
    if (found.length > 0 && guess > size / RARE_PAIR && !isTelling) break
    found.push(pair)
    left *= guess / size
  }
  return found
}
