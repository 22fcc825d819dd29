import { send } from '@portal/shared-lib'
import { sendSignals, signals } from '@portal/shared-lib/contract/calls/meetings'
import type { Signal } from './signal'

/** Milliseconds in which signals are gathered: candidates come many at a time. */
const GATHERING = 60
/** Milliseconds after which what could not be sent or fetched is tried again. */
const AGAIN_AFTER = 2000
/** Signals of one call, as the contract has it. */
const MOST = 100

interface Window {
  readonly roomId: string
  readonly peerId: string
}

type Receive = (from: string, signal: Signal) => void

/** Carries signals between this window and others; what the network loses is sent again, and nothing twice. */
export class SignalPost {
  readonly #waiting = new Map<string, string[]>()
  #sending = false
  #fetching = false
  #known = 0
  #wanted = 0
  #closed = false

  constructor(
    readonly own: Window,
    readonly receive: Receive,
  ) {}

  send(to: string, signal: Signal): void {
    this.#waiting.set(to, [...(this.#waiting.get(to) ?? []), JSON.stringify(signal)])
    if (!this.#sending) void this.#sendAll()
  }

  /** Fetches what lies ready, up to a signal; whoever has sent what comes after it may not be known yet. */
  fetchUpTo(last: number): void {
    this.#wanted = Math.max(this.#wanted, last)
    if (!this.#fetching) void this.#fetchAll()
  }

  /** A window that has gone gets no more. */
  forget(to: string): void {
    this.#waiting.delete(to)
  }

  close(): void {
    this.#closed = true
  }

  async #sendAll(): Promise<void> {
    this.#sending = true
    await rest(GATHERING)
    for (const [to, gathered] of this.#waiting) {
      const batch = gathered.splice(0, MOST)
      if (!gathered.length) this.#waiting.delete(to)
      // The same batch again, so that the server knows it.
      while (!this.#closed && !(await this.#sent(to, batch))) await rest(AGAIN_AFTER)
    }
    this.#sending = false
    if (this.#waiting.size && !this.#closed) void this.#sendAll()
  }

  async #sent(to: string, batch: string[]): Promise<boolean> {
    const { error } = await send(sendSignals, { ...this.own, to, signals: batch })
    return !error?.retry
  }

  async #fetchAll(): Promise<void> {
    this.#fetching = true
    while (this.#known < this.#wanted && !this.#closed) {
      // Of now: what becomes known while this is on its way is not in the answer.
      const wanted = this.#wanted
      const { data } = await send(signals, { ...this.own, after: this.#known })
      if (!data) await rest(AGAIN_AFTER)
      for (const { id, from, signal } of data ?? []) if (id <= wanted) this.#handOver(from, signal)
      if (data) this.#known = wanted
    }
    this.#fetching = false
  }

  /** What one member sends amiss keeps nobody from what the others have sent. */
  #handOver(from: string, signal: string): void {
    try {
      this.receive(from, JSON.parse(signal) as Signal)
    } catch (error) {
      reportError(error)
    }
  }
}

const rest = (milliseconds: number) => new Promise(done => setTimeout(done, milliseconds))
