import { randomUUID } from 'node:crypto'
import type { Actor } from './actors.ts'

/** Something that an actor asks for. */
export interface Asking {
  actor: Actor
  /** Path below the base path. */
  path: string
  body: Record<string, unknown>
  requestId: string
}

export interface Answer {
  code: number
  message: string
  data: Record<string, unknown> | null
}

export type Answered = Asking & Answer

/** What the server says when it is at fault. */
const FAULT = 5000
/** 系统繁忙 and 服务暂不可用. */
const TROUBLES = [5030, 5031]

export const asking = (actor: Actor, path: string, body: Record<string, unknown>): Asking => ({
  actor,
  path,
  body,
  requestId: randomUUID(),
})

/** Sends what is asked for; throws where the server is at fault. */
export async function send(address: string, asked: Asking): Promise<Answered> {
  const { actor, path, body, requestId } = asked
  const headers = { ...actor.headers, 'content-type': 'application/json', 'x-request-id': requestId }
  const response = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) })
  const { code, message, data } = await response.json()
  if (code === FAULT) throw new Error(`${actor.account} ${path} ${JSON.stringify(body)}: ${message}`)
  return { ...asked, code, message, data }
}

/** Whether an answer says to ask again under the same id: what was asked for may have been done, or not. */
export const isTrouble = ({ code }: Pick<Answer, 'code'>): boolean => TROUBLES.includes(code)

export interface Button {
  action: string
  enabled: 0 | 1
  primary: 0 | 1
}

export async function readButtons(
  address: string,
  { headers }: Actor,
  petitionNo: string,
  todoId: string,
): Promise<Button[]> {
  const body = new URLSearchParams({ xfjbh: petitionNo, dbid: todoId })
  const response = await fetch(`${address}api/BlfsxxController/getButtonStatus`, { method: 'POST', headers, body })
  const { data } = await response.json()
  return data ?? []
}

/** @returns the id of a file that the actor has staged */
export async function stageFile(address: string, { headers }: Actor): Promise<string> {
  const body = new FormData()
  body.set('fileinput', new Blob(['材料']), '材料.txt')
  const id = { 'x-request-id': randomUUID() }
  const response = await fetch(`${address}api/FileUploadController/saveToRedis`, {
    method: 'POST',
    headers: { ...headers, ...id },
    body,
  })
  const { data, message } = await response.json()
  if (typeof data !== 'string') throw new Error(`Nothing was staged: ${message}`)
  return data
}
