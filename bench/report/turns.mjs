/**
 * Lets some do the same in turns, and that so often; what came of each, round by round.
 * @template {string} Player
 * @template Result
 * @param {readonly Player[]} players
 * @param {number} rounds
 * @param {(player: Player) => Promise<Result>} play
 * @returns {Promise<Record<Player, Result[]>>}
 */
export async function inTurns(players, rounds, play) {
  const results = /** @type {Record<Player, Result[]>} */ (
    Object.fromEntries(players.map(player => [player, /** @type {Result[]} */ ([])]))
  )
  for (let round = 0; round < rounds; round++)
    // Whoever comes first has the emptier machine.
    for (const player of round % 2 ? players.toReversed() : players) results[player].push(await play(player))
  return results
}
