/** Changes the pure rules of the workflow one by one, and asks whether a unit test notices. */
export default {
  testRunner: 'jest',
  jest: { configFile: 'proofs/src/mutation/jest.config.cjs' },
  plugins: ['@stryker-mutator/jest-runner'],
  mutate: [
    'server/src/platform/calendar/{china-time,notice-file,work-calendar}.ts',
    'server/src/petitions/clocks/rules.ts',
    'server/src/petitions/clocks/lamps/{clock-lamp,lamp-thresholds,threshold}.ts',
    'server/src/workflow/engine/derive.ts',
    'server/src/intake/duplicates/likeness.ts',
    'shared-lib/src/contract/rules/{answer,lamp,masks,person,petition-facts,petition-number,petition-required,petition-rules}.ts',
  ],
  // Texts and tables of data are compared with the papers elsewhere.
  mutator: { excludedMutations: ['StringLiteral'] },
  // It would be rewritten by a program that TypeScript no longer has; Jest does not read it.
  tsconfigFile: 'none',
  coverageAnalysis: 'perTest',
  concurrency: 2,
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  tempDirName: '.data/mutation',
  thresholds: { high: 90, low: 85, break: 85 },
}
