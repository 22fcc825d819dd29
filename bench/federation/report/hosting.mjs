import { leastOf } from '../../report/least.mjs'

/** @typedef {import('../hosting.mjs').Visit} Visit */

/** @typedef {import('../../report/least.mjs').Values} Values */

/**
 * @param {Record<string, Visit[]>} visits @param {Values} heaps @param {number} rounds
 * @returns {import('../../report/figure.mjs').Section}
 */
export function hostingSection(visits, heaps, rounds) {
  const of = (/** @type {keyof Visit} */ name) =>
    Object.fromEntries(Object.entries(visits).map(([player, all]) => [player, all.map(visit => visit[name])]))
  return {
    title: 'The portal beside frameworks that host the same remote',
    figures: [
      leastOf('cold load', of('cold'), 'ms'),
      leastOf('first switch', of('first'), 'ms'),
      leastOf('repeated switch', of('again'), 'ms'),
      leastOf('heap after 200 switches', heaps, 'MB'),
    ],
    notes: [
      'The home page (mf-dashboards) in the portal, and in the same shell with all other remotes in its bundle and this ' +
        'one hosted by qiankun 2.10.16, wujie 1.0.29 or micro-app 0.8.11, each as its guide recommends ' +
        '(`bench/federation/hosts`): an application of its own with its own page, the default sandbox, loaded ahead ' +
        'by the means of each framework. They need a laxer Content-Security-Policy than the portal has, as they run scripts from ' +
        'text. Cold load: from an empty cache until the heading is there. First switch: to it from the list of to-dos.',
      'Where wujie is faster at the first switch: it has downloaded the application and run it in a hidden frame while the ' +
        'list is read. The portal loads a remote when somebody goes to it.',
      `Medians of ${rounds} rounds in turns, each in fresh profiles, with the interval of 95 %; a repeated switch is the ` +
        'median of 10 in a round. The heap is that of one page each, after a forced garbage collection.',
    ],
  }
}
