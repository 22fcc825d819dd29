import { randomUUID } from 'node:crypto'
import type { PetitionCall } from './calls.ts'

/** What the server says when it is at fault. */
const FAULT = 5000

export interface Answer {
  code: number
  message: string
  data: unknown
}

/**
 * @param headers of whoever asks
 * @returns the body as it came
 */
export async function ask(
  address: string,
  headers: Record<string, string>,
  { path, travels, args, writes }: PetitionCall,
  petitionNo: string,
): Promise<string> {
  const all = { xfjbh: petitionNo, ...args }
  const search = travels === 'query' ? `?${new URLSearchParams(all)}` : ''
  const body = travels === 'json' ? JSON.stringify(all) : new URLSearchParams(travels === 'form' ? all : {})
  const type = travels === 'json' && { 'content-type': 'application/json' }
  const id = writes && { 'x-request-id': randomUUID() }
  const answer = await fetch(address + path + search, { method: 'POST', headers: { ...headers, ...type, ...id }, body })
  return await answer.text()
}

export function answerIn(text: string, what: string): Answer {
  const answer = JSON.parse(text)
  if (answer.code === FAULT) throw new Error(`${what}: ${answer.message}`)
  return answer
}
