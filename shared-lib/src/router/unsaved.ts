import { addGuard } from './guards'
import type { PageView } from './page-view'
import { saveText } from './saved-text'

/** Whether to leave although text would be lost: the shell asks in its own dialog. */
type Question = (what: string) => Promise<boolean>

/** A form whose text can be kept when the session ends. */
export interface KeptForm {
  /** Plain data. */
  read(): unknown
  /** Where what is entered is kept as a draft, which is offered when the form is opened again. */
  readonly draft?: Draft | undefined
}

export interface Draft {
  /** Whether the draft is what is entered now. */
  isKept(): boolean
  /** Makes it so; whether that could be done. */
  keep(): Promise<boolean>
}

interface Source {
  readonly what: string
  readonly form?: KeptForm | undefined
  /** The tab that it is in, which stays open when another page is shown. */
  readonly page?: PageView | undefined
  /** Lets the tab go. */
  readonly release?: (() => void) | undefined
}

const sources = new Map<symbol, Source>()
let question: Question = async what => window.confirm(what)

/** Lets the shell word and show the question. */
export function askBeforeLeaving(ask: Question): void {
  question = ask
}

/**
 * Says that something is unsaved, and what (`来信登记`); `form` where it can be kept, `page` where it is in a page that
 * stays open. Returns the way to say that it no longer is.
 */
export function markUnsaved(what: string, form?: KeptForm, page?: PageView): () => void {
  const source = Symbol(what)
  sources.set(source, { what, form, page, release: page?.hold() })
  return () => drop(source)
}

function drop(source: symbol): void {
  sources.get(source)?.release?.()
  sources.delete(source)
}

const those = (isOne: (source: Source) => boolean): symbol[] =>
  [...sources].filter(([, source]) => isOne(source)).map(([key]) => key)

/** Keeps what is unsaved for its user, where a form knows how; leaving without it loses nothing then. */
export async function keepUnsaved(userId: string): Promise<void> {
  const kept = [...sources].filter(([, { form }]) => form)
  for (const [source] of kept) drop(source)
  await Promise.all(kept.map(([, { what, form }]) => saveText(userId, what, form?.read())))
}

/** Gives up what is unsaved in what is shown: nobody can stay, or it is of no use any more. Other tabs keep theirs. */
export function loseUnsaved(): void {
  for (const source of those(({ page }) => !page || page.isShown())) drop(source)
}

/** Asks whether to lose what is unsaved, in whichever tab, where anything is. */
export const mayLeave = () => mayLose([...sources.keys()])

/** Asks whether to close tabs, where anything is unsaved in them. */
export const mayClose = (pages: readonly PageView[]) =>
  mayLose(those(({ page }) => page !== undefined && pages.includes(page)))

export const hasUnsaved = () => sources.size > 0

/**
 * What becomes unsaved from now on, for a dialog over a page that may have unsaved text of its own. The answer asks
 * whether to lose it, and is true at once where there is none.
 */
export function watchUnsaved(): () => boolean | Promise<boolean> {
  const before = new Set(sources.keys())
  return () => mayLose([...sources.keys()].filter(source => !before.has(source)))
}

// What is in a tab is there when it is shown again.
addGuard(({ from, to }) => from.pathname === to.pathname || mayLose(those(({ page }) => !page)))

/** Asks whether to leave without these, once it is known which of them wait as drafts, and forgets them when told to. */
function mayLose(unsaved: readonly symbol[]): boolean | Promise<boolean> {
  return unsaved.length === 0 || askAbout(unsaved)
}

async function askAbout(unsaved: readonly symbol[]): Promise<boolean> {
  const asked = await Promise.all(
    unsaved.map(async source => ({ what: sources.get(source)?.what ?? '', isKept: await isKept(source) })),
  )
  const leave = await question(wordsFor(asked))
  if (leave) for (const source of unsaved) drop(source)
  return leave
}

const isKept = async (source: symbol) => (await sources.get(source)?.form?.draft?.keep()) ?? false

function wordsFor(asked: readonly { readonly what: string; readonly isKept: boolean }[]): string {
  const named = (kept: boolean) =>
    [...new Set(asked.filter(one => one.isKept === kept).map(({ what }) => what))].join('、')
  const [lost, drafts] = [named(false), named(true)]
  const parts = [lost && `${lost}尚未保存，离开后将丢失。`, drafts && `${drafts}已存为草稿，下次打开时可以继续填写。`]
  return `${parts.join('')}确定离开吗？`
}

window.addEventListener('beforeunload', event => {
  if ([...sources.values()].some(({ form }) => !form?.draft?.isKept())) event.preventDefault()
})
