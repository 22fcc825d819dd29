// The floors of the house: imports only go down. Run by `npm run check:floors`.
const remote = '^(mf-[^/]+|provinces/[^/]+/remotes/[^/]+|docs/examples/[^/]+)/'

/** The server's wings from the ground up; each imports from those before it alone. */
const WINGS = [
  'platform',
  'people',
  'post',
  'petitions',
  'approvals',
  'workflow',
  'reviews',
  'supervisions',
  'terminations',
  'recommendations',
  'supervision-events',
  'official-documents',
  'archives',
  'figures',
  'intake',
  'screens',
  'administration',
  'start',
]

/** @param {string} wing @param {number} floor */
const wingRule = (wing, floor) => ({
  name: `wing-${wing}`,
  comment: `Tests aside, server/src/${wing} needs nothing of the wings above it; the fixtures are for start alone.`,
  severity: /** @type {const} */ ('error'),
  from: { path: `^server/src/${wing}/`, pathNot: '\\.test\\.ts$' },
  to: { path: `^server/(src/(${WINGS.slice(floor + 1).join('|') || 'none'})${wing === 'start' ? '' : '|fixtures'})/` },
})

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two modules that need each other are one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'shared-lib-is-the-ground',
      severity: 'error',
      from: { path: '^shared-lib/' },
      to: { path: '^(shell|mf-[^/]+|server|e2e|tooling|proofs|scripts)/' },
    },
    {
      name: 'contract-stands-alone',
      comment: 'The server and the browsers both read it: it needs nothing of shared-lib.',
      severity: 'error',
      from: { path: '^shared-lib/src/contract/' },
      to: { path: '^shared-lib/src/(?!contract/)' },
    },
    {
      name: 'no-validator-in-browsers',
      comment:
        'Schemas stay at the server and in tests. Browsers take contract/calls (plain, types made from it) and contract/rules.',
      severity: 'error',
      from: {
        path: '^(shell|mf-[^/]+|shared-lib)/src/',
        pathNot: '^shared-lib/src/contract/([^/]+\\.ts$|calls/)|/testing/|\\.test\\.',
      },
      to: {
        path: '^shared-lib/src/contract/(?!calls/|rules/|names|keys-of|descriptor|envelope|errors|live)|/node_modules/zod/',
      },
    },
    {
      name: 'testing-is-never-shipped',
      severity: 'error',
      from: { path: '^(shell|mf-[^/]+|shared-lib)/src/', pathNot: '/testing/|\\.test\\.' },
      to: { path: '/src/.*testing/' },
    },
    {
      name: 'remotes-never-meet',
      severity: 'error',
      from: { path: remote },
      to: { path: '^(mf-[^/]+|shell|server)/', pathNot: '^$1/' },
    },
    {
      name: 'shell-meets-remotes-at-run-time',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: '^(mf-[^/]+|server)/' },
    },
    {
      name: 'server-takes-the-contract-alone',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(shell|mf-[^/]+|e2e|shared-lib/src/(?!contract/))' },
    },
    ...WINGS.map(wingRule),
    {
      name: 'every-file-has-a-wing',
      severity: 'error',
      from: {},
      to: { path: `^server/src/(?!(${WINGS.join('|')})/)` },
    },
    {
      name: 'shared-lib-by-its-doors',
      comment: 'Nothing reaches past the exports of shared-lib.',
      severity: 'error',
      from: { path: '^(shell|mf-[^/]+|provinces|docs/examples|server|e2e)/' },
      to: { path: '^shared-lib/', pathNot: '^shared-lib/src/(index|[a-z-]+/index|contract/.+)\\.ts$' },
    },
    {
      name: 'stories-use-the-front-door',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^(shell|mf-[^/]+|server)/' },
    },
    {
      name: 'one-router-one-store',
      comment: 'react-router, Redux and antd come through shared-lib, so that the page has one of each.',
      severity: 'error',
      from: { path: '^(shell|mf-[^/]+|provinces/[^/]+/remotes/[^/]+|docs/examples/[^/]+)/src/' },
      to: { path: '/node_modules/(react-router|react-router-dom|react-redux|@reduxjs|antd|@ant-design)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'default', 'types'] },
  },
}
