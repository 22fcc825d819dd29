import { addGuard } from './guards'
import { keepText } from './kept-text'

/** Whether to leave although text would be lost: the shell asks in its own dialog. */
type Question = (what: string) => Promise<boolean>

/** A form whose text can be kept when the session ends. */
export interface KeptForm {
  /** Plain data. */
  read(): unknown
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
  await Promise.all(kept.map(([, { what, form }]) => keepText(userId, what, form?.read())))
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

/** Asks whether to leave without these, and forgets them when told to. */
function mayLose(unsaved: readonly symbol[]): boolean | Promise<boolean> {
  if (!unsaved.length) return true
  const names = [...new Set(unsaved.map(source => sources.get(source)?.what))]
  return question(`${names.join('、')}尚未保存，离开后将丢失。确定离开吗？`).then(leave => {
    if (leave) for (const source of unsaved) sources.delete(source)
    return leave
  })
}

window.addEventListener('beforeunload', event => {
  if (hasUnsaved()) event.preventDefault()
})
