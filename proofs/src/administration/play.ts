import { randomUUID } from 'node:crypto'
import type { Query } from '../database.ts'
import { createRandom } from '../random.ts'
import { drawCall, type Made, type World } from './calls.ts'
import { ACCOUNTS, type Cast, gather, OFFICERS_OF_RIGHTS } from './cast.ts'
import { createLedger, reachingRight, readProposals, readRights, vacant, widerThan, wrongProposals } from './ledger.ts'
import { readReviews, wrongReviews } from './reviews.ts'

export interface Play {
  /** Address of the server, with the base path. */
  readonly address: string
  /** Past the server, as the owner of the tables. */
  readonly query: Query
  readonly sequences: number
  /** Seed of the first; each further one has the next. */
  readonly seed: number
  readonly calls?: number
  readonly say?: (doing: string) => void
}

/** Officers more often than others, who are refused everything. */
const ACTORS = [...OFFICERS_OF_RIGHTS, ...OFFICERS_OF_RIGHTS, ...ACCOUNTS]
const ENDED = -1
const FAULT = 5000

/**
 * Officers and others administer at random. After each call nobody has a right on which two officers did not agree, and
 * every officer's role has somebody who can sign in. Throws at the first that is otherwise.
 */
export async function playAdministration({ address, query, sequences, seed, calls = 40, say = () => {} }: Play) {
  const cast = await gather(address, query)
  const counts = { sequences: 0, calls: 0, done: 0, given: 0 }
  for (let at = 0; at < sequences; at += 1) {
    await cast.reset()
    await playSequence({ address, query, cast, calls, seed: seed + at, counts })
    counts.sequences += 1
    say(
      `${counts.sequences} sequences, ${counts.done} of ${counts.calls} calls carried out, ${counts.given} rights given`,
    )
  }
  await cast.reset()
  return counts
}

interface Sequence {
  readonly address: string
  readonly query: Query
  readonly cast: Cast
  readonly calls: number
  readonly seed: number
  readonly counts: { calls: number; done: number; given: number }
}

async function playSequence({ address, query, cast, calls, seed, counts }: Sequence): Promise<void> {
  const draw = createRandom(seed)
  const ledger = createLedger()
  const told: string[] = []
  let before = await readRights(query)
  let proposals = await readProposals(query)
  let reviews = await readReviews(query)
  for (let step = 0; step < calls; step += 1) {
    const account = ACTORS[draw(ACTORS.length)] ?? ''
    const made = drawCall(await readWorld(query), draw)
    const actor = `demo-${account}`
    const [security, auditors] = [await officers(query, 'R92'), await officers(query, 'R93')]
    const code = await send(address, cast, account, made)
    counts.calls += 1
    told.push(`${account} ${made.path} ${JSON.stringify(made.args)}: ${code}`)
    if (code === FAULT) throw new Error(`Seed ${seed}: a fault\n${told.join('\n')}`)
    if (code === 0) {
      counts.done += 1
      ledger.note(made, actor)
    }
    const after = await readRights(query)
    const more = [...after].filter(right => !before.has(right))
    const held = before
    const gained = more.filter(right => reachingRight(right) === undefined && !held.has(widerThan(right)))
    const widened = more.filter(right => held.has(reachingRight(right) ?? ''))
    counts.given += gained.length
    const holders = await holdersOf(query)
    const proposed = await readProposals(query)
    const reviewed = await readReviews(query)
    const wrong = [
      ...wrongProposals(proposals, proposed, made, actor),
      ...wrongReviews(reviews, reviewed, { made, actor, security, auditors }),
      ...gained.flatMap(right => {
        const holder = holders.get(right.split(' ')[1] ?? '')
        return ledger.wrong(right, { made, actor, holder, security, proposals }) ?? []
      }),
      ...widened.map(right => `${actor} widened ${right} by ${made.path}`),
      ...(await vacant(query)).map(role => `nobody is left for ${role}`),
    ]
    if (wrong.length > 0) throw new Error(`Seed ${seed}: ${wrong.join('; ')}\n${told.join('\n')}`)
    before = after
    proposals = proposed
    reviews = reviewed
  }
}

async function send(address: string, cast: Cast, account: string, { path, args }: Made): Promise<number> {
  const headers = await cast.headersOf(account)
  if (!headers) return ENDED
  const [type, body] =
    'data' in args
      ? ['application/x-www-form-urlencoded', new URLSearchParams({ data: JSON.stringify(args.data) }).toString()]
      : ['application/json', JSON.stringify(args)]
  const answer = await fetch(address + path, {
    method: 'POST',
    headers: { ...headers, 'content-type': type, 'x-request-id': randomUUID() },
    body,
  })
  const { code } = await answer.json()
  if (code === ENDED) cast.forget(account)
  return code
}

async function officers(query: Query, role: string): Promise<Set<string>> {
  const rows = await query<{ id: string }>(
    `select person_id as id from post_role join post on post.id = post_id where role_code = $1`,
    [role],
  )
  return new Set(rows.map(({ id }) => id))
}

async function holdersOf(query: Query): Promise<ReadonlyMap<string, string>> {
  const rows = await query<{ id: string; person_id: string }>('select id, person_id from post')
  return new Map(rows.map(({ id, person_id }) => [id, person_id]))
}

/** People of the cast and those made last, with where they sit; permissions that are the officers' and others. */
async function readWorld(query: Query): Promise<World> {
  const list = async (text: string) => (await query<{ id: string }>(text, [])).map(({ id }) => id)
  const cast = ACCOUNTS.map(account => `'demo-${account}'`).join()
  const made = `select id from person where login_account like 'p%' order by id limit 5`
  const posts = `select post.id, org_id, dept_id from post where person_id in (${cast}) or person_id in (${made})`
  return {
    people: await list(`select id from person where id in (${cast}) union all (${made}) order by 1`),
    posts: await list(`select id from (${posts}) as post order by 1`),
    organisations: await list(`select distinct org_id as id from (${posts}) as post order by 1`),
    departments: await list(`select distinct dept_id as id from (${posts}) as post order by 1`),
    nodes: await list(`select id from permission_node where id like 'menu:sys%' or id like 'menu:toDo%' order by id`),
    roleProposals: await list('select id::text from post_role_proposal order by proposed_at, id'),
    delegations: await list('select id::text from delegation order by delegation.id desc limit 6'),
    reviewRows: await list(`select review_id || ' ' || no as id from rights_review_row
      join rights_review on rights_review.id = review_id and signed_at is null
      where person_id in (${cast}) and agreed_at is null order by review_id, no`),
    reviews: await list(`select id::text from rights_review where audited_at is null
      and org_id in (select org_id from (${posts}) as post) order by rights_review.id`),
    forms: (
      await query<{ form: string }>(`${FORMS} where org.id in (select org_id from (${posts}) as post) order by org.id`)
    ).map(({ form }) => JSON.parse(form)),
    permissionProposals: await list('select id::text from role_permission_proposal order by proposed_at, node_id'),
  }
}

/** What the form of an organisation holds, as it is sent. */
const FORMS = `select json_build_object('id', id, 'companyName', company_name, 'docShortName', doc_short_name,
  'pinYin', pin_yin, 'orgCode', org_code, 'regionCode', region_code, 'subLevelCode', sub_level_code,
  'subSystemCode', sub_system_code, 'parent1Id', parent1_id, 'parent2Id', parent2_id, 'parent3Id', parent3_id,
  'postalAddress', postal_address, 'receptionAddress', reception_address, 'telephone', telephone,
  'postalCode', postal_code, 'isPetition', is_petition::int::text, 'isChoose', is_choose::int::text)::text as form
  from organisation as org`
