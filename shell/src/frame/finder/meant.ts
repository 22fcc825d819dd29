import pinyin from 'pinyin-match'

/**
 * Where in a title what was typed is meant: a part of it, the syllables of a part or their initials, in any of their
 * readings. Undefined where it is not.
 */
function meantAt(title: string, typed: string): number | undefined {
  const found = pinyin.match(title.toLowerCase(), typed.toLowerCase())
  return found ? found[0] : undefined
}

/** Those whose titles are meant by what was typed, the ones that begin so first. */
export function meantBy<Titled extends { readonly title: string }>(all: readonly Titled[], typed: string): Titled[] {
  return all
    .flatMap(one => {
      const at = meantAt(one.title, typed)
      return at === undefined ? [] : [{ one, at }]
    })
    .toSorted((a, b) => a.at - b.at || a.one.title.length - b.one.title.length)
    .map(({ one }) => one)
}
