import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesBelow } from '../../registry/files.ts'

/** Variables of the portal's looks, as usual and for who asks for more contrast. */
export interface Theme {
  usual: Record<string, string>
  contrast: Record<string, string>
}

const VARIABLE = /^--portal-[a-z-]+$/
/** A colour or names of fonts: nothing that ends its rule or fetches. */
const VALUE = /^[\w#"'., %()-]+$/
const CALLS = /\((?!["'\d])/
const PRIMARY = '--portal-primary'

export function themeProblems({ usual, contrast }: Theme): string[] {
  return [...Object.entries(usual), ...Object.entries(contrast)].flatMap(([name, value]) =>
    VARIABLE.test(name) && VALUE.test(value) && !CALLS.test(value)
      ? []
      : [`${name}: ${value} is no variable of the theme`],
  )
}

/** As the shell paints it once it is there. @param primary the province's */
export function themeStyle({ usual, contrast }: Theme, primary?: string): string {
  const own = primary !== undefined && VALUE.test(primary) ? { ...usual, [PRIMARY]: primary } : usual
  return `${rootRule(own)}@media(prefers-contrast:more){${rootRule(contrast)}}`
}

const rootRule = (variables: Record<string, string>) =>
  `:root{${Object.entries(variables)
    .map(entry => entry.join(':'))
    .join(';')}}`

/** The style sheets of a remote that its page needs, by file. */
export async function stylesOf(web: string, classes: ReadonlySet<string>): Promise<[string, string][]> {
  const files = (await filesBelow(web)).filter(file => file.endsWith('.css'))
  const sheets = await Promise.all(
    files.map(async file => [file, await readFile(join(web, file), 'utf8')] as [string, string]),
  )
  return sheets.filter(([, css]) => classNames(css).some(name => classes.has(name)))
}

const classNames = (css: string) => [...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].flatMap(([, name]) => name ?? [])

/** Named as the builds name their files, so that their scripts find it there and fetch it no more. */
export function styleElement(file: string, css: string): string {
  if (/<\/|url\(\s*["']?(?!data:)|@import/i.test(css))
    throw new Error(`${file} names other files, so it cannot stand in the portal's page`)
  return `<style data-href="${file}">${css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s+/g, ' ')}</style>`
}
