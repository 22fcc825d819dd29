import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesBelow } from '../../registry/files.ts'
import { lightened } from './colours.ts'

type Variables = Record<string, string>

/** Variables of the portal's looks, as usual and as a person may choose them; who was built before knows no dark. */
export interface Theme {
  usual: Variables
  dark?: Variables
  contrast: Variables
}

/** What a province says of its looks. */
interface OwnColours {
  primaryColor?: string
  headerColor?: string
}

const VARIABLE = /^--portal-[a-z-]+$/
/** A colour or names of fonts: nothing that ends its rule or fetches. */
const VALUE = /^[\w#"'., %()-]+$/
const CALLS = /(?<!rgba?)\(/
const PRIMARY = '--portal-primary'
const HEADER = '--portal-header'
const SURFACE = '--portal-surface'

export function themeProblems({ usual, dark = {}, contrast }: Theme): string[] {
  return [usual, dark, contrast]
    .flatMap(Object.entries)
    .flatMap(([name, value]) =>
      VARIABLE.test(name) && VALUE.test(value) && !CALLS.test(value)
        ? []
        : [`${name}: ${value} is no variable of the theme`],
    )
}

/**
 * As the shell paints it once it is there: a script before the first picture says which of them. Of the others only what
 * is otherwise stands in the page.
 */
export function themeStyle({ usual, dark, contrast }: Theme, { primaryColor, headerColor }: OwnColours = {}): string {
  const own = {
    ...usual,
    ...(primaryColor && { [PRIMARY]: primaryColor }),
    ...(headerColor && { [HEADER]: headerColor }),
  }
  const night = dark && {
    ...dark,
    ...(primaryColor && { [PRIMARY]: lightened(primaryColor, dark[SURFACE] ?? '') }),
  }
  const others = Object.entries({ ...(night && { dark: night }), contrast }).map(
    ([name, variables]) => `[data-theme=${name}]${ruleOf(otherThan(own, variables))}`,
  )
  return [`:root${ruleOf(own)}`, ...others].join('')
}

/** Of lamps and plots nothing is drawn before the scripts are there. */
const LATER = /^--portal-(lamp|plot)-/

const otherThan = (usual: Variables, variables: Variables) =>
  Object.fromEntries(Object.entries(variables).filter(([name, value]) => usual[name] !== value))

const ruleOf = (variables: Variables) =>
  `{${Object.entries(variables)
    .filter(([name]) => !LATER.test(name))
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
