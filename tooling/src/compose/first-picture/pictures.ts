import { existsSync } from 'node:fs'
import { type RemoteManifest, readJson } from '../read-manifest.ts'
import { markupProblems } from './markup.ts'
import { type Theme, themeProblems } from './styles.ts'

/** What a remote's build rendered of its pages. */
export interface Pictures {
  theme: Theme
  /** By path; `modes` are the ways to sign in, with spaces between, with which the page looks like this. */
  pages: Record<string, { modes: string[]; markup: string }[]>
}

/** Of the file that a build writes, where there is one. */
export async function readPictures(file: string): Promise<Pictures | undefined> {
  return existsSync(file) ? readJson(file) : undefined
}

interface Pictured {
  name: string
  remote?: RemoteManifest
  pictures?: Pictures
}

/** What must not stand in the portal's page, and what is missing there. */
export function pictureProblems({ name, remote, pictures }: Pictured): string[] {
  const paths = remote?.routes.flatMap(({ path, prerender }) => (prerender ? [path] : [])) ?? []
  const pages = paths.map(path => ({ path, all: pictures?.pages[path] ?? [] }))
  return [
    ...pages.flatMap(({ path, all }) => (all.length ? [] : [`${name} has ${path} rendered at build, but it was not`])),
    ...(pictures ? themeProblems(pictures.theme).map(problem => `${name}: ${problem}`) : []),
    ...pages.flatMap(({ path, all }) =>
      [...new Set(all.flatMap(({ markup }) => markupProblems(markup)))].map(
        problem => `${name}, ${path} as it was rendered: ${problem}`,
      ),
    ),
  ]
}
