import { leastOf } from '../report/least.mjs'
import { sum } from '../report/numbers.mjs'

const KB = 1000

/** @typedef {import('./measure.mjs').Arrivals} Arrivals @typedef {Record<string, Arrivals[]>} Rounds by player, the portal first */

/** @param {Rounds} signIns @param {Rounds} lists @param {number} rounds @returns {import('../report/figure.mjs').Section} */
export function peersSection(signIns, lists, rounds) {
  return {
    title: 'The portal beside what others build',
    figures: [...figuresOf('sign-in', signIns), ...figuresOf('list of to-dos', lists)],
    notes: [
      '`protable` is what a team would write today against the same server (`bench/peers/protable`): Vite, React 18, antd 5.29, ' +
        'pro-components 2.8 with ProLayout and ProTable, a page a chunk. `o3` is the sign-in of OpenMRS O3 10.0.0, a public ' +
        'product of micro-frontends by single-spa and Module Federation, on a small server with a session that is not signed in. ' +
        'All files are compressed ahead by brotli.',
      'Until the form answers, and until the first row, each in a fresh profile; the portal’s form is seen before it ' +
        'answers. Slow: CPU slowed 4 times, 10 Mbit/s, 40 ms latency. Requests are those of files and calls; the heap is not counted.',
      `Medians of ${rounds} rounds in turns, with the interval of 95 %.`,
    ],
  }
}

/** @param {string} name @param {Rounds} rounds */
function figuresOf(name, rounds) {
  const of = (/** @type {(arrivals: Arrivals) => number} */ value) =>
    Object.fromEntries(Object.entries(rounds).map(([player, all]) => [player, all.map(value)]))
  const bytes = (/** @type {RegExp} */ kind) =>
    of(({ plain: { files } }) => sum(files.filter(file => kind.test(file.name)).map(file => file.bytes)) / KB)
  return [
    leastOf(
      `${name}: requests`,
      of(({ plain: { files } }) => files.length),
      '',
    ),
    leastOf(`${name}: JavaScript`, bytes(/\.js(\?|$)/), 'KB'),
    leastOf(`${name}: styles`, bytes(/\.css(\?|$)/), 'KB'),
    leastOf(
      `${name}: time`,
      of(({ plain: { ms } }) => ms),
      'ms',
    ),
    leastOf(
      `${name}: time, slow`,
      of(({ slow: { ms } }) => ms),
      'ms',
    ),
  ]
}
