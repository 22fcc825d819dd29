import { setTimeout as pause } from 'node:timers/promises'
import { type Client, createClient } from '../mail-kill/client.ts'
import { keepSending, type SentMail } from '../mail-kill/write.ts'
import { createRandom } from '../random.ts'

const ACCOUNTS = ['zs01', 'zs05', 'zs07', 'al05']
/** Mails on their way at the same time. */
const LANES = 4
const SEED = 20_261_127

/** A mail, and when its sending began and was answered; milliseconds since 1970. */
export interface Dated {
  id: string
  begunAt: number
  answeredAt: number
}

/** People who send mails, some with attachments, without a pause until they are stopped. */
export async function startSending(address: string) {
  // Nobody is killed while they send.
  const power = { cuts: () => 0, on: async () => {}, cut: async () => {} }
  const people: Client[] = []
  for (const account of ACCOUNTS) people.push(await createClient(address, account, power))
  const dated: Dated[] = []
  let isOver = false
  const lanes = Array.from({ length: LANES }, async (_, lane) => {
    let begunAt = Date.now()
    const sent = {
      push({ id }: SentMail) {
        dated.push({ id, begunAt, answeredAt: Date.now() })
        return dated.length
      },
    }
    const began = () => {
      begunAt = Date.now()
    }
    const sending = { people, sent, unanswered: new Set<string>(), began, over: () => isOver }
    await keepSending(sending, lane + Date.now(), createRandom(SEED + lane))
  })
  return {
    dated,
    async forSeconds(seconds: number) {
      await Promise.race([pause(seconds * 1000), Promise.all(lanes)])
    },
    async stop() {
      isOver = true
      await Promise.all(lanes)
    },
  }
}
