import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyReply } from 'fastify'
import { ifFound } from '../files/if-found'

/** Sends the one page in which all screens live, with the headers that it was composed with. */
export async function sendPage(reply: FastifyReply, portalFolder: string): Promise<FastifyReply> {
  const headers = await ifFound(readFile(join(portalFolder, 'headers.json'), 'utf8'))
  const { html = {} }: { html?: Record<string, string> } = JSON.parse(headers ?? '{}')
  return reply.headers(html).sendFile('index.html')
}
