import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inlineScript } from '../browser-check.ts'
import type { Parts } from '../parts.ts'
import { readJson } from '../read-manifest.ts'
import type { Part } from '../workspace.ts'
import { FRAME_STYLE, frameTemplate } from './frame.ts'
import { classesIn, type Facts, fillIn } from './markup.ts'
import { styleElement, stylesOf, themeStyle } from './styles.ts'

/** What the page shows before any script has come. */
export interface FirstPicture {
  /** For the head. */
  styles: string
  /** For the body: a template for each page, and one for what stands around those of who is signed in. */
  templates: string
  /** To be inlined behind them: shows the one that is opened. */
  script: string
}

/** Undefined where no remote has any page rendered, or the shell is older than that. */
export async function firstPicture({ province, all }: Parts): Promise<FirstPicture | undefined> {
  const [, check = '', first = '', show = ''] = all[0]?.page ?? []
  const pages = all.flatMap(part => pagesOf(part, province.signInModes))
  const [one] = pages
  if (!one || !existsSync(show)) return undefined
  const facts = factsOf({ province, all })
  const shown = pages.map(page => ({ ...page, html: fillIn(page.markup, facts) }))
  const base: string[] = existsSync(first) ? await readJson(first) : []
  const own = await Promise.all(shown.map(({ part, html }) => stylesOf(part.web, classesIn(html))))
  const styles = new Map([...(await sheetsOf(all[0]?.web ?? '', base)), ...own.flat()])
  return {
    styles: [
      `<style>${themeStyle(one.theme, province)}${PLACE}${FRAME_STYLE}</style>`,
      ...[...styles].map(([file, css]) => styleElement(file, css)),
    ].join(''),
    templates:
      shown.map(({ path, html }) => `<template data-page="${path}">${html}</template>`).join('') +
      frameTemplate(province),
    script: await inlineScript([check, show], 'runsPortal() && showFirstPicture()'),
  }
}

/** Over the page that takes it in, and below what warns of a browser. */
const PLACE =
  'template{display:none}#first-picture{position:fixed;top:0;right:0;bottom:0;left:0;z-index:1;overflow:auto}#browser-warning{position:relative;z-index:2}'

/** The pages of a part, as they look where people sign in so. */
function pagesOf(part: Part, modes: readonly string[]) {
  const { remote, pictures } = part
  if (!remote || !pictures) return []
  return remote.routes.flatMap(({ path, prerender }) => {
    const picture = pictures.pages[path]?.find(picture => picture.modes.includes(modes.join(' ')))
    return prerender && picture ? [{ part, path, markup: picture.markup, theme: pictures.theme }] : []
  })
}

function factsOf({ province, all }: Pick<Parts, 'province' | 'all'>): Facts {
  const { title, copyright, developer, mark, hideUnserved } = province
  const served = new Set(all.flatMap(({ remote }) => remote?.routes.map(({ path }) => path) ?? []))
  return {
    values: { title, copyright, developer, mark },
    isOffered: page => hideUnserved === false || served.has(page),
  }
}

async function sheetsOf(web: string, files: string[]): Promise<[string, string][]> {
  const styles = files.filter(file => file.endsWith('.css') && existsSync(join(web, file)))
  return Promise.all(styles.map(async file => [file, await readFile(join(web, file), 'utf8')] as [string, string]))
}
