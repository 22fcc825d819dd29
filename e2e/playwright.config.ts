import { defineConfig } from '@playwright/test'

/** As root Chromium needs no-sandbox; the others keep it from talking to hosts of its own. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The program that stands for Firefox ESR (`scripts/test/firefox-relay.mjs`), where stories are played in it. */
const FIREFOX = process.env.FIREFOX_PATH

/** Stories that measure time, kill servers or need a port of their own: others beside them would disturb. */
const ALONE = /\/(feature-team|kill|live|mail-picker|meeting|messages|row-gone|uploads|watermark|yunting)\.spec\.ts$/

export default defineConfig({
  testDir: 'stories',
  outputDir: '../test-results',
  projects: [
    { name: 'together', testIgnore: ALONE },
    { name: 'alone', testMatch: ALONE },
  ],
  workers: 1,
  // A story that passes at the second try is a defect.
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 1366, height: 768 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // Nothing moves that need not: what is waited for is there at once.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    ...(FIREFOX
      ? { browserName: 'firefox', channel: 'moz-firefox', launchOptions: { executablePath: FIREFOX } }
      : {
          launchOptions: {
            args: ARGUMENTS,
            ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
          },
        }),
  },
})
