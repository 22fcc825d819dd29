import { defineConfig } from '@playwright/test'
import usual from '../playwright.config'

/** Whole cases by everybody who has a hand in them: longer than any other story. */
export default defineConfig({
  ...usual,
  testDir: '.',
  outputDir: '../../test-results/golden',
  projects: [{ name: 'golden' }],
  timeout: 240_000,
  use: { ...usual.use, actionTimeout: 20_000 },
})
