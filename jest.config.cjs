const { readdirSync } = require('node:fs')

// Two projects: what runs in the browser, under jsdom; what runs at the server, on a real PostgreSQL.
/** ES modules, which Jest does not load as they are. */
const MODULES = [
  'pkijs|asn1js|bytestreamjs|@peculiar/utils|@noble/hashes',
  'file-type|strtok3|token-types|@tokenizer/inflate|uint8array-extras|@borewit/text-codec|hucre',
  'd3-[a-z-]+|internmap',
  'openid-client|oauth4webapi|jose',
].join('|')

/** `npm run prove -- long` sets LONG: tests that take minutes, too; `npm run prove -- sso` sets REAL: those with servers of others. */
const IGNORED = [
  ...['/node_modules/', '/dist/'],
  ...(process.env.LONG ? [] : ['\\.long\\.test\\.ts$']),
  ...(process.env.REAL ? [] : ['\\.real\\.test\\.ts$']),
]

const transform = {
  [`\\.(tsx?|mjs)$|/node_modules/(${MODULES})/.*\\.js$`]: [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
    },
  ],
}

/** Found by their folders, so that a new one is tested too. */
const REMOTES = readdirSync(__dirname).filter(name => name.startsWith('mf-'))
/** What of the scripts runs in browsers. */
const BROWSER_SCRIPTS = ['scripts/create-remote/template', 'scripts/dev/alone', 'scripts/menus']

/** What is compiled for Node, as its sources. */
const SOURCES = {
  '^@portal/tooling$': '<rootDir>/tooling/src/index.ts',
  '^@portal/tooling/(.*)$': '<rootDir>/tooling/src/$1.ts',
}

/** @param {string} displayName @param {string[]} folders @param {object} more */
const project = (displayName, folders, more) => ({
  displayName,
  roots: folders.map(folder => `<rootDir>/${folder}`),
  testMatch: ['**/*.test.ts', '**/*.test.tsx', '**/*.test.mjs'],
  testPathIgnorePatterns: IGNORED,
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(${MODULES})/)`],
  ...more,
})

module.exports = {
  // Milliseconds; only a limit at the top is heeded when projects are chosen.
  testTimeout: 60_000,
  // Of heap. What test files leave behind adds up; near the limit of Node a worker does little but look for memory.
  workerIdleMemoryLimit: '1200MB',
  projects: [
    project('browser', ['shared-lib', 'shell', ...REMOTES, ...BROWSER_SCRIPTS, 'docs/examples'], {
      testEnvironment: '<rootDir>/scripts/jest/browser-environment.cjs',
      setupFilesAfterEnv: ['<rootDir>/scripts/jest/browser-setup.ts'],
      moduleNameMapper: {
        ...SOURCES,
        '\\.css$': '<rootDir>/scripts/jest/style.cjs',
        '^@ant-design/cssinjs$': '<rootDir>/shared-lib/src/testing/unstyled.tsx',
      },
    }),
    project('server', ['server'], {
      testEnvironment: '<rootDir>/scripts/jest/shared/environment.cjs',
      runtime: '<rootDir>/scripts/jest/shared/runtime.cjs',
      globalSetup: '<rootDir>/server/test/global-setup.ts',
      globalTeardown: '<rootDir>/server/test/global-teardown.ts',
    }),
    project('scripts', ['scripts', 'tooling', 'proofs', 'provinces', 'bench'], {
      testEnvironment: 'node',
      moduleNameMapper: SOURCES,
      testPathIgnorePatterns: [...IGNORED, ...BROWSER_SCRIPTS.map(folder => `<rootDir>/${folder}/`)],
    }),
  ],
}
