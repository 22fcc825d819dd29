import { atMost, plain, withUnit } from '../../report/figure.mjs'
import { median, sum } from '../../report/numbers.mjs'
import { spread } from '../../report/spread.mjs'

/** @typedef {Record<'portal' | 'single', { cold: import('../story.mjs').Story, warm: import('../story.mjs').Story }[]>} Told */

const KB = 1000
/** Per cent. */
const MOST_BYTES = 5
const MOST_MS = 30
const PARTS_OF_BYTES = {
  "the remotes' entries": /remoteEntry/,
  digests: /\.json$/,
  'the page, with the digests of the shell': /\/tjfx\/$/,
}
const PARTS = ['until the sign-in form', 'from there to the home page', 'from there to the first row']

/**
 * @param {Told} own @param {Told} slow @param {number} rounds
 * @returns {import('../../report/figure.mjs').Section}
 */
export function storySection(own, slow, rounds) {
  return {
    title: 'The portal beside one bundle of the same screens, from signing in to the third remote',
    figures: [
      ...bytes(own),
      ...times('cold', own, 'cold'),
      ...times('warm', own, 'warm'),
      ...times('cold, slow line', slow, 'cold'),
      ...times('warm, slow line', slow, 'warm'),
    ],
    notes: [
      'Somebody opens the portal, signs in, sees the home page and goes to the list of to-dos: mf-login, ' +
        'mf-dashboards, mf-casework. Times are the waits of the three steps together, without the typing between ' +
        'them; bytes those of all files (brotli, without headers, answers of calls left out) until the list is there. ' +
        'The bundle is made of the same sources with the same settings, without Module Federation ' +
        '(`bench/federation/hosts/single`), and served with the same page, digests and headers.',
      'Why the portal takes more: the runtime of Module Federation in the shell, which lends it to the remotes; what the ' +
        'shared library offers is whole, for remotes built elsewhere may ask for any of it, ' +
        'while the bundle leaves out what nobody uses. A remote has its entry, and digests of its own, before ' +
        'its page. What the portal does for it and the bundle does not: the chunk that the entry imports is named in ' +
        'the page; the first files of the sign-in are asked for as soon as the shell runs, those of the home page ' +
        'while somebody signs in, and those of the remote that most of the menu leads to while the page rests.',
      `Medians of ${rounds} rounds in turns, each in a fresh profile; in brackets what the median lies between with ` +
        '95 % certainty (whole range where rounds are few). Warm: signed in anew in the same profile. The differences ' +
        'are medians of those of each round. Slow line: CPU slowed 4 times, 10 Mbit/s, 40 ms latency.',
    ],
  }
}

/** @param {Told} told */
function bytes({ portal, single }) {
  const [ours, theirs] = [kilobytes(portal), kilobytes(single)]
  const files = (/** @type {Told['portal']} */ runs) => withUnit(median(runs.map(({ cold }) => cold.files.length)), '')
  return [
    { ...plain('bytes', ours, 'KB'), yardstick: withUnit(theirs, 'KB') },
    atMost('– more than the bundle', (ours / theirs - 1) * 100, '%', MOST_BYTES),
    ...Object.entries(PARTS_OF_BYTES).map(([name, files]) => ({
      ...plain(`– of them ${name}`, kilobytes(portal, files), 'KB'),
      yardstick: withUnit(kilobytes(single, files), 'KB'),
    })),
    { name: 'files', value: files(portal), yardstick: files(single) },
  ]
}

/** @param {Told['portal']} runs @param {RegExp} [which] */
function kilobytes(runs, which = /./) {
  const of = (/** @type {import('../story.mjs').File[]} */ files) =>
    sum(files.filter(({ name }) => which.test(name)).map(({ bytes }) => bytes))
  return median(runs.map(({ cold }) => of(cold.files))) / KB
}

/** @param {string} name @param {Told} told @param {'cold' | 'warm'} kind */
function times(name, { portal, single }, kind) {
  const total = (/** @type {Told['portal']} */ runs) => runs.map(run => sum(run[kind].waits))
  const step = (/** @type {Told['portal']} */ runs, /** @type {number} */ at) =>
    withUnit(median(runs.map(run => run[kind].waits[at] ?? Number.NaN)), 'ms')
  const [ours, theirs] = [total(portal), total(single)]
  const more = ours.map((ms, at) => ms - (theirs[at] ?? Number.NaN))
  return [
    { name: `time, ${name}`, value: spread(ours, 'ms'), yardstick: spread(theirs, 'ms') },
    { ...atMost('– more than the bundle', median(more), 'ms', MOST_MS), value: spread(more, 'ms') },
    ...PARTS.map((part, at) => ({ name: `– ${part}`, value: step(portal, at), yardstick: step(single, at) })),
  ]
}
