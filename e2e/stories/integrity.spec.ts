import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, story } from '../portal/stories'

/**
 * Adds a space to files of a remote, its scripts and styles; the compressed forms go, so that the damaged ones are
 * served. Returns the way to put all back.
 */
async function damage(folder: string, which = /\.(js|css)$/): Promise<() => Promise<void>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  const before = await Promise.all(paths.map(async path => ({ path, bytes: await readFile(path) })))
  for (const { path, bytes } of before) {
    if (/\.(br|gz)$/.test(path)) await rm(path)
    else if (which.test(path)) await writeFile(path, Buffer.concat([bytes, Buffer.from(' ')]))
  }
  return async () => {
    for (const { path, bytes } of before) await writeFile(path, bytes)
  }
}

story('a remote whose files were changed is not executed', async ({ signIn, portal }) => {
  const page = await signIn('zs05')
  const undo = await damage(join(portal.www, 'remotes/mf-casework'))
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('button', { name: '业务办理' }).click()
  await expect(page.getByRole('alert')).toContainText('页面暂时无法显示')
  // The first line of a remote's build makes the list of its chunks.
  const executed = () => Object.keys(window).some(name => name.startsWith('wp_mf_casework'))
  expect(await page.evaluate(executed)).toBe(false)
  await undo()
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('heading', { name: '部门待办' })).toBeVisible()
  expect(await page.evaluate(executed)).toBe(true)
})

story('nor is one whose digests were changed with its files', async ({ signIn, portal }) => {
  const page = await signIn('zs05')
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  const undo = await damage(join(portal.www, 'remotes/mf-casework'), /digests\.json$/)
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('button', { name: '业务办理' }).click()
  await expect(page.getByRole('alert')).toContainText('页面暂时无法显示')
  expect(asked.filter(path => /mf-casework.*\.js$/.test(path))).toEqual([])
  await undo()
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('heading', { name: '部门待办' })).toBeVisible()
})
