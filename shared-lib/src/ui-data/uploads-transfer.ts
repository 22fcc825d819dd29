import { newId } from '../api/request-ids'
import { type Sent, send, sendFile } from '../api/send'
import { addPiece, beginUpload, cancelUpload, finishUpload, stage, uploadState } from '../contract/calls/files'
import { PIECE_BYTES } from '../contract/rules/attachment'
import { type Persistence, untilAnswered } from './uploads-persistence'

/** Unfinished uploads of this window by what their files look like, so that they go on after a reload. */
const PLACE = 'uploads'

/** An upload waits for the server longer than other calls do, and says so beside its file. */
const ONCE = { repeats: false }

/** FNV-1a, 32 bits. Nobody is kept from a forgery by it: the server looks at what arrives, whoever sends it. */
const OFFSET_BASIS = 0x811c9dc5
const PRIME = 0x01000193

/** What tells a file from others when it is chosen again. */
async function looksOf(file: File): Promise<string> {
  let hash = OFFSET_BASIS
  const first = await file.slice(0, PIECE_BYTES).arrayBuffer()
  for (const byte of new Uint8Array(first)) hash = Math.imul(hash ^ byte, PRIME)
  return [file.name, file.size, file.lastModified, hash >>> 0].join('|')
}

/** The upload that sent part of a file of such looks. */
const recall = (looks: string): string | undefined => remembered()[looks]

function remember(looks: string, id: string): void {
  sessionStorage.setItem(PLACE, JSON.stringify({ ...remembered(), [looks]: id }))
}

function forget(looks: string): void {
  const { [looks]: _, ...rest } = remembered()
  sessionStorage.setItem(PLACE, JSON.stringify(rest))
}

const remembered = (): Record<string, string> => JSON.parse(sessionStorage.getItem(PLACE) ?? '{}')

/** Why a transfer ends early: the user does not want the file, or has left and may come back to it. */
export type Ending = 'removed' | 'left'

interface Options extends Persistence {
  /** Names the file's staging, so that it happens once. */
  readonly requestId: string
  /** Told how many bytes have arrived. */
  readonly onProgress: (received: number) => void
}

/** Brings a file to the server; the answer is its id there. What fits into one piece travels as a whole. */
export function transfer(file: File, options: Options): Promise<Sent<string>> {
  if (file.size > PIECE_BYTES) return inPieces(file, options)
  return untilAnswered(() => sendFile(stage, file, { ...options, ...ONCE }), options)
}

async function inPieces(file: File, options: Options): Promise<Sent<string>> {
  const looks = await looksOf(file)
  const { data: begun, error } = await begin(file, looks, options)
  if (!begun) return { error }
  const sent = await sendRest(file, begun, options)
  if (options.signal.reason === ('removed' satisfies Ending)) void send(cancelUpload, { id: begun.id })
  else if (sent.error?.retry || sent.error?.kind === 'expired') return sent
  forget(looks)
  return sent
}

interface Progress {
  readonly id: string
  readonly received: number
}

/** Goes on with what this window has begun, or begins. */
async function begin(file: File, looks: string, options: Options): Promise<Sent<Progress>> {
  const id = recall(looks)
  const known =
    id && (await untilAnswered(() => send(uploadState, { id }, { signal: options.signal, ...ONCE }), options))
  if (known && (known.data || known.error.retry || known.error.kind === 'expired')) return known
  const { name, size } = file
  const once = { signal: options.signal, requestId: newId(), ...ONCE }
  const begun = await untilAnswered(() => send(beginUpload, { name, size }, once), options)
  if (begun.data) remember(looks, begun.data.id)
  return begun
}

async function sendRest(file: File, { id, received }: Progress, options: Options): Promise<Sent<string>> {
  const { signal, onProgress } = options
  onProgress(received)
  if (received >= file.size) return untilAnswered(() => send(finishUpload, { id }, { signal, ...ONCE }), options)
  const piece = new File([file.slice(received, received + PIECE_BYTES)], 'piece')
  const args = { id, offset: received, file: piece }
  const { data, error } = await untilAnswered(() => send(addPiece, args, { signal, ...ONCE }), options)
  return data ? sendRest(file, data, options) : { error }
}
