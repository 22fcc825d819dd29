import { type PortalError, send } from '@portal/shared-lib'
import { discardDraft, draft, saveDraft } from '@portal/shared-lib/contract/calls/mail'
import { errors } from '@portal/shared-lib/contract/errors'
import { type Attempt, keepCopy, takeCopy } from './local-copy'
import { NOTHING, same, type Written } from './written'

/** What is on its way to the server, by draft: one save after the other, and a draft is opened again only after them. */
const underWay = new Map<string, Promise<void>>()

/** Waits for what is on its way for a draft. */
const othersOf = (key: string): Promise<void> => underWay.get(key) ?? Promise.resolve()

/** Does some work after all that is on its way for a draft. */
function afterOthers(key: string, work: () => Promise<void>): Promise<void> {
  const done = othersOf(key).then(work)
  underWay.set(key, done)
  return done
}

/** Milliseconds between a change and its way to the server; longer after the server was out of reach. */
const SAVE_AFTER = 1500
const SAVE_AGAIN_AFTER = 10_000

/** How a draft stands. `elsewhere`: another window has written, sent or discarded it meanwhile. */
export type Keeping = 'opening' | 'saved' | 'unsaved' | 'elsewhere' | { readonly failed: string }

/** Keeps one draft: at the server a moment after each change, and in this browser until the server has it. */
export class DraftKeeper {
  #version = 0
  #written = NOTHING
  #unanswered: Written | undefined
  #attempt: Attempt | undefined
  #open = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly key: string,
    readonly tell: (keeping: Keeping) => void,
  ) {}

  /** What was being written: this browser's, where the server does not have it yet, else the server's. */
  async open(): Promise<Written> {
    await othersOf(this.key)
    const [copy, { data: kept, error }] = await Promise.all([takeCopy(this.key), send(draft, { key: this.key })])
    this.#version = error ? (copy?.version ?? 0) : (kept?.version ?? 0)
    this.#written = kept ?? NOTHING
    this.tell(error ? { failed: error.message } : 'saved')
    if (!copy || same(copy.written, kept)) return this.#written
    this.#attempt = copy.attempt
    this.#written = copy.written
    await this.#keepCopy()
    const goesOn = error || copy.version === this.#version || same(copy.underWay ?? NOTHING, kept)
    if (goesOn) this.#saveIn(0)
    else this.tell('elsewhere')
    return copy.written
  }

  /** What was opened is shown: changes count from now on. */
  begin(): void {
    this.#open = true
  }

  /** Takes note of a change. */
  change(written: Written): void {
    if (!this.#open || same(written, this.#written)) return
    this.#written = written
    void this.#keepCopy()
    this.tell('unsaved')
    this.#saveIn(SAVE_AFTER)
  }

  /** Waits for what is on its way, and begins nothing new: the draft is about to be sent. */
  async rest(attempt: Attempt): Promise<void> {
    clearTimeout(this.#timer)
    await othersOf(this.key)
    clearTimeout(this.#timer)
    this.#attempt = attempt
    await this.#keepCopy()
  }

  get attempt(): Attempt | undefined {
    return this.#attempt
  }

  /** It was not sent after all. */
  goOn(): void {
    this.#saveIn(0)
  }

  /** It is over: sent, or not wanted. `begin` begins anew. */
  async end(how: 'sent' | 'discarded'): Promise<void> {
    this.#open = false
    clearTimeout(this.#timer)
    await othersOf(this.key)
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#version = 0
    this.#written = NOTHING
    this.#attempt = this.#unanswered = undefined
    await takeCopy(this.key)
    if (how === 'discarded') await send(discardDraft, { key: this.key })
    this.tell('saved')
  }

  /** After `elsewhere`: goes on with what is here, or answers what the server has. */
  async settle(whose: 'mine' | 'theirs'): Promise<Written | undefined> {
    const { data: kept, error } = await send(draft, { key: this.key })
    if (error) return this.#fail(error)
    this.#version = kept?.version ?? 0
    if (whose === 'mine') return this.#saveIn(0)
    await takeCopy(this.key)
    this.#written = kept ?? NOTHING
    this.tell('saved')
    return this.#written
  }

  /** Brings what is not saved yet on its way; nothing is lost where that fails. */
  close(): void {
    if (this.#timer !== undefined) void this.#save()
    this.#open = false
  }

  #saveIn(milliseconds: number): undefined {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#save(), milliseconds)
  }

  #save(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    return afterOthers(this.key, () => this.#saveNow())
  }

  async #saveNow(): Promise<void> {
    const written = this.#written
    this.#unanswered = written
    void this.#keepCopy()
    const { data, error } = await send(saveDraft, { key: this.key, ...written, version: this.#version })
    if (error) return error.code === errors.draftChanged.code ? this.#compare() : this.#fail(error)
    this.#version = data.version
    this.#unanswered = undefined
    if (written !== this.#written) return
    if (!this.#attempt) await takeCopy(this.key)
    if (written === this.#written) this.tell('saved')
    else await this.#keepCopy()
  }

  /** The server's draft is not the one that this goes on from; it may be an own save whose answer was lost. */
  async #compare(): Promise<void> {
    const { data: kept, error } = await send(draft, { key: this.key })
    if (error) return this.#fail(error)
    if (!kept || !same(this.#unanswered ?? NOTHING, kept)) return this.tell('elsewhere')
    this.#version = kept.version
    this.#saveIn(0)
  }

  #fail(error: PortalError): undefined {
    this.tell({ failed: error.message })
    if (error.retry && this.#open) this.#saveIn(SAVE_AGAIN_AFTER)
  }

  #keepCopy(): Promise<void> {
    const copy = { written: this.#written, version: this.#version, underWay: this.#unanswered, attempt: this.#attempt }
    return keepCopy(this.key, copy)
  }
}
