import { addGuard } from './portal-history'

/** Whether to leave although text would be lost: the shell asks in its own dialog. */
type Question = (what: string) => Promise<boolean>

const sources = new Map<symbol, string>()
let question: Question = async what => window.confirm(what)

/** Lets the shell word and show the question. */
export function askBeforeLeaving(ask: Question): void {
  question = ask
}

/** Says that something is unsaved, and what (`来信登记`). Returns the way to say that it no longer is. */
export function markUnsaved(what: string): () => void {
  const source = Symbol(what)
  sources.set(source, what)
  return () => sources.delete(source)
}

export const hasUnsaved = () => sources.size > 0

addGuard(({ from, to }) => {
  if (!hasUnsaved() || from.pathname === to.pathname) return true
  return question(`${[...sources.values()].join('、')}尚未保存，离开后将丢失。确定离开吗？`).then(leave => {
    if (leave) sources.clear()
    return leave
  })
})

window.addEventListener('beforeunload', event => {
  if (hasUnsaved()) event.preventDefault()
})
