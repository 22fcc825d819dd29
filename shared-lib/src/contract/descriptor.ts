import type { NameMap } from './names'

/** The form field that carries a JSON string. */
export type JsonField = 'paramJson' | 'jsonData' | 'data'

/**
 * What a browser needs to make a call: plain data, no validator. Made from the contract by `npm run generate:calls`;
 * `Args` and `Answer` exist for the compiler only.
 */
export interface CallDescriptor<Args = unknown, Answer = unknown> {
  readonly id: string
  readonly method: 'GET' | 'POST'
  /** Path below the province's base path, without a leading slash. */
  readonly path: string
  /** How the arguments travel; JSON bodies are for calls that are ours to name. */
  readonly body: 'form' | 'query' | 'json' | 'multipart'
  /** The form field that wraps `wrapped` into one JSON string. */
  readonly jsonField?: JsonField
  readonly wrapped?: readonly string[]
  /** Multipart: the form field of the file. */
  readonly fileField?: string
  /** Multipart: the arguments that travel in the address, beside the file. */
  readonly beside?: readonly string[]
  /** Reachable without a session. */
  readonly open?: boolean
  /** Changes something, so it carries X-Request-Id and happens once however often it is sent. */
  readonly writes?: boolean
  /** Asked by the page on its own; nobody waits for it, and it is asked again anyway. */
  readonly background?: boolean
  /** May take up to 115 s instead of 100 s. */
  readonly slow?: boolean
  readonly send?: NameMap
  readonly receive?: NameMap
  readonly types?: { args: Args; answer: Answer }
}

export type ArgsOf<D> = D extends CallDescriptor<infer Args, unknown> ? Args : never
export type AnswerOf<D> = D extends CallDescriptor<unknown, infer Answer> ? Answer : never
