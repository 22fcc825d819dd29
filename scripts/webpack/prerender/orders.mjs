/**
 * Every choice of at least one of some things, in every order.
 * @param {string[]} things
 * @returns {string[][]}
 */
export function orders(things) {
  return things.flatMap(first => [
    [first],
    ...orders(things.filter(thing => thing !== first)).map(others => [first, ...others]),
  ])
}
