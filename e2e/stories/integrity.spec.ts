import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { forgetFiles } from '../portal/forget-files'
import { CASES } from '../portal/remotes'
import { expect, LONG, story } from '../portal/stories'

/** Damages files of a folder by a space at their end, and mends one or all. */
interface Damaged {
  readonly files: ReadonlySet<string>
  mend(file: string): Promise<void>
  mendAll(): Promise<void>
}

/** The compressed forms go, so that the damaged files are served. Files are named as from `www`. */
async function damage(www: string, folder: string, which: RegExp): Promise<Damaged> {
  const entries = await readdir(join(www, folder), { recursive: true, withFileTypes: true })
  const paths = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  const before = new Map<string, Buffer>()
  for (const path of paths) {
    if (/\.(br|gz)$/.test(path)) await rm(path)
    else if (which.test(path)) {
      const bytes = await readFile(path)
      before.set(relative(www, path).split(sep).join('/'), bytes)
      await writeFile(path, Buffer.concat([bytes, Buffer.from(' ')]))
    }
  }
  const mend = async (file: string) => {
    await writeFile(join(www, file), before.get(file) ?? '')
    before.delete(file)
  }
  return {
    files: new Set(before.keys()),
    mend,
    mendAll: async () => void (await Promise.all([...before.keys()].map(mend))),
  }
}

/** Its files are few, so that it says the same in less time. */
const FEW_FILES = 'mf-mail'
/** A companion of it is beside every page, so that its entry is there before its dialog. */
const LOADED_BEFORE = 'mf-messages'
const FIRST = [/remoteEntry/]
const LATER = [/\/js\//, /\/css\//]

for (const { remote, prepare, open, shown } of CASES) {
  story(
    `each changed file of ${remote} is refused and named, until none that the page needs is left`,
    remote === FEW_FILES ? {} : LONG,
    async ({ signIn, portal }) => {
      const page = await signIn('zs05')
      await prepare?.(page, portal.address)
      await forgetFiles(page)
      const { files, mend, mendAll } = await damage(portal.www, `remotes/${remote}`, /\.(js|css)$/)
      // What a remote's entry leaves in the page.
      const executed = () => page.evaluate(name => Reflect.get(window, name) !== undefined, remote.replaceAll('-', '_'))
      await open(page)
      const refused = page.getByRole('alert').getByText('该文件的内容与发布的不一致，已拒绝执行。')
      const named: string[] = []
      for (;;) {
        await expect(refused.or(shown(page)).first()).toBeVisible()
        if (await shown(page).isVisible()) break
        const file = (await refused.innerText()).split('\n')[0] ?? ''
        expect(files.has(file), `${file} is a changed file that was not named before`).toBe(!named.includes(file))
        if (/remoteEntry/.test(file)) expect(await executed()).toBe(false)
        named.push(file)
        await mend(file)
        await page.getByRole('button', { name: '重试' }).click()
        await expect(page.getByRole('alert').getByText(file)).toHaveCount(0)
      }
      for (const kind of remote === LOADED_BEFORE ? LATER : [...FIRST, ...LATER])
        expect(named.filter(file => kind.test(file))).not.toEqual([])
      await mendAll()
    },
  )
}

story(
  'nor is one executed whose digests were changed, but for those that the page itself vouches for',
  async ({ signIn, portal }) => {
    const { mendAll } = await damage(portal.www, 'remotes/mf-casework', /digests\.json$/)
    const page = await signIn('zs05')
    const asked = new Set<string>()
    page.on('request', request => {
      const { pathname } = new URL(request.url())
      // The home page may be loading still.
      if (request.resourceType() === 'script' && pathname.includes('/mf-casework/')) asked.add(pathname)
    })
    await page.getByRole('navigation', { name: '主菜单' }).getByRole('button', { name: '业务办理' }).click()
    await expect(page.getByRole('alert')).toContainText('页面暂时无法显示')
    const vouched = await page.evaluate(() =>
      Object.keys(JSON.parse(document.getElementById('composition')?.textContent ?? '').integrity),
    )
    expect([...asked].filter(path => !vouched.includes(path))).toEqual([])
    await mendAll()
    await page.getByRole('button', { name: '重试' }).click()
    await expect(page.getByRole('heading', { name: '部门待办' })).toBeVisible()
  },
)
