// The unit tests of the pure rules alone: no database, no server.
const { join } = require('node:path')
const all = require('../../../jest.config.cjs')

const server = all.projects.find(({ displayName }) => displayName === 'server')
if (!server) throw new Error('jest.config.cjs has no project for the server')
const root = join(__dirname, '../../..')

module.exports = {
  displayName: 'rules',
  rootDir: root,
  roots: ['<rootDir>/server/src', '<rootDir>/shared-lib/src/contract/rules'],
  testMatch: [
    '**/server/src/platform/calendar/*.test.ts',
    '**/server/src/petitions/clocks/{rules,explain}.test.ts',
    '**/server/src/petitions/clocks/lamps/lamp-thresholds.test.ts',
    '**/server/src/workflow/engine/derive.test.ts',
    '**/server/src/intake/duplicates/likeness.test.ts',
    '**/shared-lib/src/contract/rules/*.test.ts',
  ],
  testEnvironment: 'node',
  transform: server.transform,
  transformIgnorePatterns: server.transformIgnorePatterns,
}
