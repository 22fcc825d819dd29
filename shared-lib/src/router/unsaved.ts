import { addGuard } from './guards'
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
}

const sources = new Map<symbol, Source>()
let question: Question = async what => window.confirm(what)

/** Lets the shell word and show the question. */
export function askBeforeLeaving(ask: Question): void {
  question = ask
}

/**
 * Says that something is unsaved, and what (`来信登记`); `form` where it can be kept. Returns the way to say that it no
 * longer is.
 */
export function markUnsaved(what: string, form?: KeptForm): () => void {
  const source = Symbol(what)
  sources.set(source, { what, form })
  return () => sources.delete(source)
}

/** Keeps what is unsaved for its user, where a form knows how; leaving without it loses nothing then. */
export async function keepUnsaved(userId: string): Promise<void> {
  const kept = [...sources].filter(([, { form }]) => form)
  for (const [source] of kept) sources.delete(source)
  await Promise.all(kept.map(([, { what, form }]) => saveText(userId, what, form?.read())))
}

/** Gives up what is unsaved: nobody can stay. */
export const loseUnsaved = () => sources.clear()

/** Asks whether to lose what is unsaved, where anything is. */
export const mayLeave = () => mayLose([...sources.keys()])

export const hasUnsaved = () => sources.size > 0

/**
 * What becomes unsaved from now on, for a dialog over a page that may have unsaved text of its own. The answer asks
 * whether to lose it, and is true at once where there is none.
 */
export function watchUnsaved(): () => boolean | Promise<boolean> {
  const before = new Set(sources.keys())
  return () => mayLose([...sources.keys()].filter(source => !before.has(source)))
}

addGuard(({ from, to }) => from.pathname === to.pathname || mayLeave())

/** Asks whether to leave without these, once it is known which of them wait as drafts, and forgets them when told to. */
function mayLose(unsaved: readonly symbol[]): boolean | Promise<boolean> {
  return unsaved.length === 0 || askAbout(unsaved)
}

async function askAbout(unsaved: readonly symbol[]): Promise<boolean> {
  const asked = await Promise.all(
    unsaved.map(async source => ({ what: sources.get(source)?.what ?? '', isKept: await isKept(source) })),
  )
  const leave = await question(wordsFor(asked))
  if (leave) for (const source of unsaved) sources.delete(source)
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
