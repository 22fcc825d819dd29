import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { compositionOf, layEarlier } from '../portal/earlier'
import { forgetFiles } from '../portal/forget-files'
import { digestOf } from '../portal/redeploy'
import type { PortalServer } from '../portal/server'
import { expect, story } from '../portal/stories'

story.use({ portalName: 'floor' })

const REMOTE = 'mf-knowledge'
const PAGE = 'knowledgeTree'
const shown = (page: Page) => page.getByRole('treeitem', { name: /法律法规/ })
const told = (page: Page) => page.getByText('现以上一版本（0.0.9）运行，可照常办理')

/** The newer version's folder, below www. */
async function folderOf({ www }: PortalServer): Promise<string> {
  const { remotes } = compositionOf(await readFile(join(www, 'index.html'), 'utf8'))
  const { manifest } = remotes.find(({ name }: { name: string }) => name === REMOTE)
  return join(www, manifest.slice(manifest.indexOf('remotes/'), manifest.lastIndexOf('/')))
}

/** Changes or removes files of a kind, and mends them. */
async function spoil(folder: string, kind: RegExp, isGone: boolean): Promise<() => Promise<void>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  const before = new Map<string, Buffer>()
  for (const path of paths.filter(one => kind.test(one.slice(folder.length + 1).replace(/\.(br|gz)$/, '')))) {
    const bytes = await readFile(path)
    before.set(path, bytes)
    if (isGone || /\.(br|gz)$/.test(path)) await rm(path)
    else await writeFile(path, Buffer.concat([bytes, Buffer.from(' ')]))
  }
  expect(before.size).toBeGreaterThan(0)
  return async () => void (await Promise.all([...before].map(([path, bytes]) => writeFile(path, bytes))))
}

/** What one of each kind says is told of the others in longer runs. */
const SPOILT: [string, RegExp, boolean][] = [
  ['its entry was changed', /^remoteEntry/, false],
  ['its scripts were changed', /^js\//, false],
  ['its styles were changed @long', /^css\//, false],
  ['its digests were changed @long', /^digests\.json$/, false],
  ['its entry is gone @long', /^remoteEntry/, true],
  ['its scripts are gone', /^js\//, true],
]

for (const [what, kind, isGone] of SPOILT) {
  story(`where ${what}, a remote runs in its earlier version, and a person reads so`, async ({ signIn, portal }) => {
    const takeAway = await layEarlier(portal, REMOTE)
    const mend = await spoil(await folderOf(portal), kind, isGone)
    try {
      const page = await signIn('zs05')
      const report = page.waitForRequest(request => request.url().endsWith('api/client-errors'))
      await page.goto(portal.address + PAGE)
      await expect(shown(page)).toBeVisible()
      await expect(told(page)).toBeVisible()
      expect((await report).postDataJSON()).toMatchObject({ remote: REMOTE, kind: 'load', floor: '0.0.9' })
      await mend()
      await forgetFiles(page)
      await page.reload()
      await expect(shown(page)).toBeVisible()
      await expect(told(page)).toHaveCount(0)
    } finally {
      await mend()
      await takeAway()
    }
  })
}

/** What the page or the digests of the remote say of the files of a kind. */
async function sayOtherwise(page: Page, kind: RegExp, form: string | undefined): Promise<void> {
  const changed = (digests: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(digests).flatMap(([path, digest]) => {
        const isMeant = path.includes(`/${REMOTE}/`) && kind.test(path)
        if (!isMeant) return [[path, digest]]
        return form === undefined ? [] : [[path, form]]
      }),
    )
  let own: [string, string] | undefined
  await page.route(/digests\.json/, async route => {
    if (!own || !route.request().url().includes(`/${REMOTE}/`)) return route.continue()
    await route.fulfill({ contentType: 'application/json', body: own[1] })
  })
  await page.route(`**/${PAGE}`, async route => {
    const response = await route.fetch()
    const html = await response.text()
    const composition = compositionOf(html)
    const { digests } = composition.remotes.find(({ name }: { name: string }) => name === REMOTE)
    const text = JSON.stringify(changed(await (await page.request.get(new URL(digests, page.url()).href)).json()))
    own = [digests, text]
    const integrity = changed({ ...composition.integrity, [digests]: digestOf(text) })
    const body = html.replace(/("integrity":)\{.*?\}/, (_, name) => name + JSON.stringify(integrity))
    await route.fulfill({ response, body })
  })
}

/** The page that this one was made from is another, so that the portal may say that it is newer. */
const REFUSED = /^(页面暂时无法显示|系统已更新)$/

const KINDS: [string, RegExp][] = [
  ['its entry', /remoteEntry/],
  ['its scripts @long', /\/js\//],
  ['its styles @long', /\/css\//],
  ['its digests', /digests\.json$/],
]

for (const [what, kind] of KINDS)
  for (const [how, form] of [
    ['has no digest', undefined],
    ['has a malformed digest', 'sha256-AAAA'],
  ] as const)
    story(`nothing runs of a remote of which ${what} ${how}`, async ({ signIn, portal }) => {
      const page = await signIn('zs05')
      await sayOtherwise(page, kind, form)
      await page.goto(portal.address + PAGE)
      await expect(page.getByRole('alert').getByText(REFUSED)).toBeVisible()
      await expect(shown(page)).toHaveCount(0)
    })
