import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Container, Document, Rule } from 'postcss'
import postcss from 'postcss'
import type { Selector } from 'postcss-selector-parser'
import parseSelectors from 'postcss-selector-parser'
import { filesBelow } from '../registry/files.ts'
import type { Finding } from './finding.ts'
import type { Subject } from './subject.ts'

/** What the build puts after the names of a CSS module. */
const HASH = /-[\w-]{6}$/
/** Rules that are about the whole page, wherever they are loaded. */
const GLOBAL = ['import', 'font-face', 'page', 'property']

/**
 * What is built of a remote's styles, which lies in the page from the first loading on: every rule must be about an
 * element that the remote itself has named.
 */
export async function lookAtStyles({ part: { web }, styles }: Pick<Subject, 'part' | 'styles'>): Promise<Finding> {
  const own = new Set(styles.flatMap(namesIn))
  const files = (await filesBelow(web)).filter(file => file.endsWith('.css'))
  const breaches = await Promise.all(files.map(async file => reaching(await readFile(join(web, file), 'utf8'), own)))
  return { breaches: [...new Set(breaches.flat())], detail: `${files.length} files` }
}

/** Names of classes and animations in a CSS module. */
function namesIn(text: string) {
  return [...text.matchAll(/\.([A-Za-z_][\w-]*)|@keyframes ([\w-]+)/g)].map(
    ([, name, animation]) => name ?? animation ?? '',
  )
}

function reaching(text: string, own: Set<string>): string[] {
  const isOwn = (name: string) => HASH.test(name) && own.has(name.replace(HASH, ''))
  const found: string[] = []
  const root = postcss.parse(text)
  root.walkAtRules(({ name, params }) => {
    const isStrange = name === 'keyframes' ? !isOwn(params) : GLOBAL.includes(name)
    if (isStrange) found.push(`@${name} ${params}`.trim())
  })
  root.walkRules(rule => {
    if (isInside(rule)) return
    parseSelectors(selectors => {
      for (const selector of selectors.nodes) if (!isAboutOwn(selector, isOwn)) found.push(String(selector).trim())
    }).processSync(rule.selector)
  })
  return found.map(what => `${what} reaches outside of the remote`)
}

/** Steps of animations, and rules within rules, which are about what those are about. */
function isInside({ parent }: Rule) {
  let above: Container | Document | undefined
  for (above = parent; above; above = above.parent)
    if (above.type === 'rule' || ('name' in above && above.name === 'keyframes')) return true
  return false
}

function isAboutOwn(selector: Selector, isOwn: (name: string) => boolean): boolean {
  return selector.nodes.some(node => {
    if (node.type === 'class') return isOwn(node.value)
    // What :not and :has name is not what they are about.
    if (node.type !== 'pseudo' || ![':is', ':where'].includes(node.value)) return false
    return node.nodes.every(choice => isAboutOwn(choice, isOwn))
  })
}
