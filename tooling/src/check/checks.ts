import { pictureProblems } from '../compose/first-picture/pictures.ts'
import { unverified, versionProblems } from '../compose/fit.ts'
import { lookAtBytes } from './bytes.ts'
import { lookAtCalls } from './calls.ts'
import { lookAtChanges } from './changes.ts'
import { lookAtContributions } from './contributions.ts'
import { lookAtEndpoints } from './endpoints.ts'
import type { Check } from './finding.ts'
import { lookAtLeaks } from './leaks/leaks.ts'
import { lookAtStyles } from './styles.ts'

/** What a remote must keep to, the quick ones first. */
export const CHECKS: readonly Check[] = [
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
    todo: 'Leave calls out of remote.json, for the build to find, or name all that the code calls, and nothing that the contract lacks.',
    look: lookAtCalls,
  },
  {
    name: 'Styles',
    todo: 'Write styles in *.module.css, each rule about a class of that file: others change pages of other teams.',
    look: lookAtStyles,
  },
  {
    name: 'First picture',
    todo: 'Render at build what is seen and filled in: no scripts, no handlers, no addresses.',
    look: ({ part }) => ({ breaches: pictureProblems(part) }),
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
    look: lookAtLeaks,
  },
]
