import { deflateSync } from 'node:zlib'
import type { Query } from '../database.ts'
import type { Actor } from '../workflow/actors.ts'
import { signInActors } from '../workflow/actors.ts'

/** Those who write, agree to, number, seal and send for three organisations; leaders of others, and strangers. */
const ACCOUNTS = [
  ...['zs05', 'zs07', 'zs08', 'zs16', 'al05', 'al07', 'al16', 'rs12', 'rs13', 'rs14'],
  ...['zj12', 'zj14', 'zr12', 'sd05', 'jg01'],
]
/** Who keeps the seal of the own organisation. */
const HOLDERS = ['zs16', 'al16', 'rs12']
const SIDE = 200

/** Where documents are played. */
export interface Stage {
  readonly address: string
  readonly query: Query
  readonly actors: readonly Actor[]
  /** Organisations of the actors, and some that sign on paper. */
  readonly orgIds: readonly string[]
}

export async function setStage(address: string, query: Query): Promise<Stage> {
  const actors = await signInActors(address, query, ACCOUNTS)
  for (const { orgId, personId } of actors.filter(({ account }) => HOLDERS.includes(account)))
    await query(
      `insert into org_seal (province_code, org_id, name, holder_id, picture, valid_from, valid_until, kept_by, kept_at)
       select '99', $1, '印章', $2, $3, '2020-01-01', '2099-12-31', $2, now()`,
      [orgId, personId, seal()],
    )
  const outside = await query<{ id: string }>(
    'select id from organisation where not has_access and in_use order by id limit 2',
  )
  const orgIds = [...new Set(actors.map(({ orgId }) => orgId)), ...outside.map(({ id }) => id)]
  return { address, query, actors, orgIds }
}

/** A grey PNG. */
function seal(): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(SIDE, 0)
  header.writeUInt32BE(SIDE, 4)
  header[8] = 8
  const lines = deflateSync(Buffer.alloc((SIDE + 1) * SIDE))
  const begin = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([begin, chunk('IHDR', header), chunk('IDAT', lines), chunk('IEND', Buffer.alloc(0))])
}

function chunk(name: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  return Buffer.concat([length, Buffer.from(name), content, Buffer.alloc(4)])
}

export const find = ({ actors }: Pick<Stage, 'actors'>, account: string): Actor => {
  const actor = actors.find(each => each.account === account)
  if (!actor) throw new Error(`${account} is not there`)
  return actor
}
