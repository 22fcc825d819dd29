import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ifFound } from '../files/if-found'
import { chooseSet } from '../rollout/choose-set'
import { readRollout, setFolder } from '../rollout/rollout'
import type { Services } from '../services'

/** Sends the one page in which all screens live, with the headers that it was composed with. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  portalFolder: string,
): Promise<FastifyReply> {
  const rollout = await readRollout(portalFolder)
  if (!rollout) return send(reply, portalFolder, join(portalFolder, 'www'))
  const folder = setFolder(portalFolder, await chooseSet(services, rollout, request))
  return send(reply, folder, folder)
}

async function send(reply: FastifyReply, folder: string, pageFolder: string): Promise<FastifyReply> {
  const headers = await ifFound(readFile(join(folder, 'headers.json'), 'utf8'))
  const { html = {} }: { html?: Record<string, string> } = JSON.parse(headers ?? '{}')
  // What answers that are data forbid, a page may need: it brings all of its own.
  return reply.removeHeader('permissions-policy').headers(html).sendFile('index.html', pageFolder)
}
