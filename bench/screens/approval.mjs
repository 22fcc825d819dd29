import { randomUUID } from 'node:crypto'
import { signIn } from '../../scripts/testing/sign-in.mjs'
import { driver } from '../server/raw-driver.mjs'

/**
 * A clerk submits a case of the department, so that something waits for the leader.
 * @param {import('../portal/portal.mjs').Portal} portal
 * @param {string} clerk
 */
export async function submitCase({ address, root, databaseUrl }, clerk) {
  const { Client } = driver(root)
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query(
      `select petition_no, version from petition p join todo t on t.petition_id = p.id
       where t.done_at is null and t.person_id = '' order by t.due_at desc limit 1`,
    )
    const { headers } = await signIn(address, clerk)
    const { petition_no: xfjbh, version } = rows[0]
    const answer = await fetch(`${address}api/petitions/escalate`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'x-request-id': randomUUID() },
      body: JSON.stringify({ xfjbh, version, cbzy: '呈请阅示。' }),
    })
    const { code, message } = await answer.json()
    if (code !== 0) throw new Error(`Nothing was submitted: ${message}`)
  } finally {
    await client.end()
  }
}
