import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { grantedTo, OWN_PAGES, routesOf } from './routes'

/** A persona of each role, and one who has none: who has the same role has the same pages. */
export const ONE_OF_EACH_ROLE = [
  ...['zs01', 'zs02', 'zs03', 'zs04', 'zs15', 'zs05', 'zs06', 'zs07', 'zs08', 'zs09', 'zs10', 'rs12', 'rs13', 'rs14'],
  ...['ld15', 'zs16', 'tj17', 'xw18', 'sys91', 'sec92', 'aud93', 'wq01'],
]

/** How a page is asked to be shown by who follows the system in the portal's settings. */
export const THEMES = {
  light: { colorScheme: 'light', contrast: 'no-preference' },
  dark: { colorScheme: 'dark', contrast: 'no-preference' },
  contrast: { colorScheme: 'light', contrast: 'more' },
} as const

/** CSS pixels: a telephone, what most offices have, and a wide screen. */
export const WIDTHS = [
  { width: 360, height: 740 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
] as const

/** The address of every page that somebody can open: those of the permission tree, and those that are open to all. */
export async function screensOf(page: Page, address: string, petitionNo: string): Promise<readonly string[]> {
  const { pages, served } = await grantedTo(page, address)
  const ofTree = [...pages.keys()].filter(path => served.has(path))
  const ofAll = await routesOf(page)
  const known = ofAll.filter(({ path, check }) => !check && path !== '/login')
  const withCase = new Set(ofAll.filter(({ tabBy }) => tabBy).map(({ path }) => path))
  const paths = [...new Set([...ofTree, ...known.map(({ path }) => path), ...OWN_PAGES])]
  return paths.map(path => (withCase.has(path) ? `${path}?xfjbh=${petitionNo}` : path))
}

const ROOT = join(__dirname, '../../test-results/screens')

/** The folder for pictures of a screen; undefined once somebody else has it: who sees it later sees the same. */
export async function folderFor(screen: string): Promise<string | undefined> {
  const name = screen.slice(1).replace(/\?.*$/, '').replaceAll('/', '-')
  await mkdir(ROOT, { recursive: true })
  try {
    await mkdir(join(ROOT, name))
    return join(ROOT, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return undefined
    throw error
  }
}
