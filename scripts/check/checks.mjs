import { unverified, versionProblems } from '../compose/fit.mjs'
import { lookAtBytes } from './bytes.mjs'
import { lookAtCalls } from './calls.mjs'
import { lookAtChanges } from './changes.mjs'
import { lookAtContributions } from './contributions.mjs'
import { lookAtEndpoints } from './endpoints.mjs'
import { lookAtStyles } from './styles.mjs'

/**
 * @typedef {import('./subject.mjs').Subject} Subject
 *
 * @typedef {object} Finding
 * @property {string[]} breaches in words; none where the remote fits
 * @property {string} [detail] a few words beside the name of the check
 * @property {string[]} [notes] what to know, though it is no breach
 * @property {string} [skipped] why nothing was looked at
 *
 * @typedef {object} Check
 * @property {string} name
 * @property {string} todo what to do about a breach
 * @property {(subject: Subject, tell: (detail: string) => void) => Finding | Promise<Finding>} look
 */

/** What a remote must keep to, the quick ones first. @type {readonly Check[]} */
export const CHECKS = [
  {
    name: 'Shared library',
    todo: 'Name in sharedLib of remote.json the range that it was built and tested with.',
    look: ({ part: { remote }, sharedLib }) => ({
      breaches: versionProblems(remote, sharedLib),
      detail: `needs ${remote.sharedLib}, there is ${sharedLib}`,
    }),
  },
  {
    name: 'Verified loading',
    todo: 'Build it with portalWebpack of scripts/webpack/preset.mjs.',
    look: ({ part }) => ({ breaches: unverified(part) }),
  },
  {
    name: 'Routes and permissions',
    todo: 'Choose addresses, titles and codes that nobody else has, and expose every door that remote.json opens.',
    look: lookAtContributions,
  },
  {
    name: 'Endpoints',
    todo: 'Give remoteApi the name of the remote and a prefix of its own, and begin every endpoint with it.',
    look: lookAtEndpoints,
  },
  {
    name: 'Calls',
    todo: 'Name in calls of remote.json what the code calls, and nothing that the contract lacks.',
    look: lookAtCalls,
  },
  {
    name: 'Styles',
    todo: 'Write styles in *.module.css, each rule about a class of that file: others change pages of other teams.',
    look: lookAtStyles,
  },
  {
    name: 'Bytes',
    todo: 'Load by import() what is not seen at once, take antd from the doors of shared-lib, or raise budget in remote.json.',
    look: lookAtBytes,
  },
  {
    name: 'Changes',
    todo: 'Raise version in remote.json: below 1.0.0 the second number for what breaks, the third for all else.',
    look: lookAtChanges,
  },
  {
    name: 'Leaks',
    todo: 'Undo in the cleanup of effects, and in unmount, what was begun: listeners, timers, elements, styles.',
    // Builds and starts a portal, which nobody else needs to load.
    look: async (subject, tell) => (await import('./leaks/leaks.mjs')).lookAtLeaks(subject, tell),
  },
]
