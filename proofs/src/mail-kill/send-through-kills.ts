import { setTimeout } from 'node:timers/promises'
import type { KillablePortal } from '../../../scripts/testing/killable-portal.mjs'
import { type Database, openDatabase } from '../database.ts'
import { createLives } from '../lives.ts'
import { createRandom } from '../random.ts'
import { checkBoxes } from './check-boxes.ts'
import { checkEach } from './check-each.ts'
import { checkTables } from './check-tables.ts'
import { type Client, createClient } from './client.ts'
import { createPower, type Power } from './power.ts'
import { keepSending, type SentMail } from './write.ts'

const ACCOUNTS = ['zs01', 'zs05', 'zs07', 'al05', 'sd05', 'rs12']
/** Mails on their way at the same time. */
const LANES = 12
/** A server lives for so many sendings at most, and so many milliseconds into the next. */
const MOST_SENDINGS = 40
const MOST_MS = 25

/**
 * Sends mails without a pause while the server is killed again and again, then looks whether each is there once.
 * Throws where one is not. The seed decides what is sent and when is killed; the race of the two it cannot repeat.
 */
export async function sendThroughKills(
  portal: KillablePortal,
  { kills, seed, say = () => {} }: { kills: number; seed: number; say?: (doing: string) => void },
) {
  const power = createPower(portal)
  const people = await Promise.all(ACCOUNTS.map(account => createClient(portal.address, account, power)))
  const database = await openDatabase(portal.data)
  try {
    const { sent, ...cutOff } = await sendAndKill({ power, people, database }, { kills, seed, say })
    say(`${sent.length} mails: looking into the boxes`)
    await checkBoxes(people, sent)
    await checkTables(database, sent)
    say(`${sent.length} mails: looking for each`)
    await checkEach(portal.address, sent)
    await checkTables(database, sent)
    return { kills, mails: sent.length, files: sent.flatMap(({ files }) => files).length, ...cutOff }
  } finally {
    await database.end()
  }
}

async function sendAndKill(
  { power, people, database }: { power: Power; people: Client[]; database: Database },
  { kills, seed, say }: { kills: number; seed: number; say: (doing: string) => void },
) {
  const random = createRandom(seed)
  const lives = createLives()
  const sent: SentMail[] = []
  const unanswered: Set<string> = new Set()
  const cutOff = { cutOff: 0, alreadySent: 0 }
  const sending = { people, sent, unanswered, began: lives.count, over: () => power.cuts() === kills }
  const lanes = Array.from({ length: LANES }, (_, lane) => keepSending(sending, lane, createRandom(seed + lane + 1)))
  const killing = async () => {
    for (let kill = 1; kill <= kills; kill++) {
      await lives.reached(1 + random(MOST_SENDINGS))
      await setTimeout(random(MOST_MS))
      await power.cut(async () => {
        cutOff.cutOff += unanswered.size
        cutOff.alreadySent += await countAnswered(database, unanswered)
      })
      say(`${kill} kills, ${sent.length} mails`)
    }
  }
  await Promise.all([killing(), ...lanes])
  return { sent, ...cutOff }
}

/** Of requests that got no answer: those that were carried out all the same. */
async function countAnswered(database: Database, requestIds: Set<string>) {
  const query = 'select count(*)::int as count from answered_request where request_id = any($1)'
  const { rows } = await database.query(query, [[...requestIds]])
  return Number(rows[0]?.count)
}
