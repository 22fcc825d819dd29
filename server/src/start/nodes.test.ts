import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bindCertificate } from '@portal/shared-lib/contract/certificates'
import { errors } from '@portal/shared-lib/contract/errors'
import { exportState, startExport } from '@portal/shared-lib/contract/export-tasks'
import { addPiece, beginUpload, finishUpload, preview, stage } from '@portal/shared-lib/contract/files'
import { homePath, organisationsOfAccount, signIn, signOut } from '@portal/shared-lib/contract/identity'
import type { LiveNews } from '@portal/shared-lib/contract/live'
import { sendMail, unreadCount } from '@portal/shared-lib/contract/mail'
import { recognise, scan, scanPage } from '@portal/shared-lib/contract/recognition'
import { takeScan } from '@portal/shared-lib/contract/registration'
import { todos } from '@portal/shared-lib/contract/todos'
import { useCases } from '../../test/cases'
import { type Client, requestFor, tokenIn } from '../../test/client'
import { bytesOf, partsOf, textsOf } from '../../test/exports'
import { createPerson } from '../../test/factories'
import { keepListening, openWindow } from '../../test/live-window'
import { itLong } from '../../test/long'
import { type Nodes, startNodes } from '../../test/nodes'
import { usePortal } from '../../test/portal'
import { useS3 } from '../../test/s3-server'
import { useSoftKeys } from '../../test/soft-keys'
import { tell } from '../../test/tell'
import { pieceOf } from '../../test/uploads'
import { DEMO_PASSWORD } from '../platform/config'

/** `npm run prove -- nodes` asks for more. */
const COUNT = Number(process.env.NODES ?? 2)
const RESTARTS = Number(process.env.NODE_RESTARTS ?? 1)
const WRITERS = 2 * COUNT
const LONG_MS = 300_000 * RESTARTS
const PER_MINUTE = 90
/** Milliseconds after which no server may honour what has ended elsewhere. */
const HEARD_MS = 2000
const PIECE = 1_000_000
const LETTER = join(__dirname, '../intake/recognition/testing/letter.png')
jest.setTimeout(LONG_MS)

describe(`${COUNT} servers behind one address`, () => {
  const s3 = useS3()
  const portal = usePortal(() => ({ database: 'demo', files: { kind: 's3', s3: s3.settings() } }))
  const keys = useSoftKeys(portal)
  const cases = useCases(portal)
  let running: Nodes
  let behind: Client
  let nodes: readonly Client[]
  beforeAll(async () => {
    running = await startNodes(portal, COUNT)
    behind = running.behind
    nodes = running.nodes
  }, LONG_MS)
  afterAll(() => running.stop(), LONG_MS)

  const newcomer = async () => {
    const { account } = await createPerson(portal.db)
    return { account, token: await behind.signInAs(account) }
  }
  const answeredByAll = () => Math.min(...[...running.balancer.answered.values()])
  /** Asks each server until it answers so; for how many milliseconds at most one of them was asked and answered otherwise. */
  async function comeTo(code: number, ask: (node: Client) => Promise<{ code: number }>): Promise<number> {
    const begun = performance.now()
    const asking = nodes.map(async node => {
      for (;;) {
        const asked = performance.now()
        if ((await ask(node)).code === code) return asked - begun
      }
    })
    return Math.max(...(await Promise.all(asking)))
  }

  it('know a session, and its end, wherever it began', async () => {
    const { token } = await newcomer()
    for (const node of nodes) expect(await node.ask(homePath, {}, { token })).toMatchObject({ code: 0 })
    await behind.answerTo(signOut, {}, { token })
    const session = await comeTo(-1, node => node.ask(homePath, {}, { token }))
    expect(session).toBeLessThan(HEARD_MS)
    await tell({ session })
  })

  it('take a key for a challenge of another', async () => {
    const person = await createPerson(portal.db)
    const key = await keys.issue('sm2')
    const { account: username, organisationId } = person
    const bound = { loginAccount: username, organisationId, ...(await keys.sign(key)) }
    await behind.answerTo(bindCertificate, bound, { token: await behind.signInAs(username) })
    for (const node of nodes) {
      const proof = { ...(await keys.sign(key)), password: await keys.seal('sm2', DEMO_PASSWORD) }
      const response = await node.send(signIn.path, requestFor(signIn, { username, organisationId, ...proof }))
      const token = tokenIn(response)
      for (const other of nodes) expect(await other.ask(homePath, {}, { token })).toMatchObject({ code: 0 })
    }
  })

  it('tell windows of what was done at another', async () => {
    const receiver = await newcomer()
    const sender = await newcomer()
    for (const [at, node] of nodes.entries()) {
      const window = await openWindow(node, receiver.token)
      await window.position()
      const other = nodes[(at + 1) % nodes.length] ?? node
      await other.answerTo(sendMail, { contents: '请查收', receivers: [receiver.account] }, { token: sender.token })
      expect(await window.next()).toBe('Mail')
      window.leave()
    }
  })

  it('go on with an upload that another began, and give the file out', async () => {
    const { token } = await newcomer()
    const content = Buffer.from('第一行，共一万行。\n'.repeat(100_000))
    const before = answeredByAll()
    const { id } = await behind.answerTo(beginUpload, { name: '说明.txt', size: content.length }, { token })
    for (let offset = 0; offset < content.length; offset += PIECE) {
      const file = pieceOf(content.subarray(offset, offset + PIECE))
      await behind.answerTo(addPiece, { id, offset }, { token, file })
    }
    const fileId = await behind.answerTo(finishUpload, { id }, { token })
    expect(answeredByAll()).toBeGreaterThan(before)
    const receiver = await newcomer()
    const mail = { contents: '见附件', receivers: [receiver.account], attachments: [{ id: fileId, name: '说明.txt' }] }
    await behind.answerTo(sendMail, mail, { token })
    for (const node of nodes) {
      const { path } = await node.answerTo(preview, { fileId }, { token: receiver.token })
      const opened = await behind.send(path)
      expect(Buffer.from(await opened.arrayBuffer()).equals(content)).toBe(true)
    }
  })

  it('read a scanned letter, and draw its page, while the server that took it is away', async () => {
    const signedIn = { token: await cases.tokenOf('zs01') }
    const [taker, ...others] = running.nodes
    if (!taker) throw new Error('No server runs')
    const file = { name: '来信.png', content: new Uint8Array(await readFile(LETTER)) }
    const fileId = await taker.answerTo(stage, {}, { ...signedIn, file })
    const { itemId } = await taker.answerTo(takeScan, { fileIds: [fileId] }, signedIn)
    await taker.stop()
    for (const node of others) await node.answerTo(recognise, { itemId }, signedIn)
    const read = (node: Client) => node.answerTo(scan, { itemId }, signedIn)
    for (const node of others) while (['waiting', 'running'].includes((await read(node)).state));
    const drawn = await others[0]?.answerTo(scanPage, { itemId, number: 0 }, signedIn)
    await taker.restart()
    for (const node of nodes) {
      const { state, found } = await read(node)
      expect(state).toBe('done')
      expect(found).toContainEqual(expect.objectContaining({ field: 'name', value: '钱乙舟' }))
      expect(await node.answerTo(scanPage, { itemId, number: 0 }, signedIn)).toEqual(drawn)
    }
    expect(drawn).toMatchObject({ count: 1, picture: expect.stringMatching(/^data:image/) })
  })

  it('work on exports once each, and give them out wherever they were made', async () => {
    const letters = await Promise.all([1, 2, 3].map(() => cases.letter()))
    const token = await cases.tokenOf('zs05')
    const tasks = await Promise.all(
      letters.map(({ petitionNo }) => {
        const conditions = [{ field: 'xfjbh', operator: 'is' as const, values: [petitionNo] }]
        return behind.answerTo(startExport, { viewId: 'v_query', filter: { conditions } }, { token })
      }),
    )
    for (const [at, { taskId }] of tasks.entries()) {
      let state = await behind.answerTo(exportState, { taskId }, { token })
      while (state.isComplete !== 2) state = await behind.answerTo(exportState, { taskId }, { token })
      const file = await behind.send(state.url)
      expect(textsOf(await partsOf(await bytesOf(file)))).toContain(letters[at]?.petitionNo)
      const done = portal.db.selectFrom('audit').where('object_id', '=', `v_query:${taskId}`)
      const rows = await done.where('action', 'like', '导出完成%').select('id').execute()
      expect(rows).toHaveLength(1)
    }
  })

  it('have one limit of calls together', async () => {
    const ask = () => behind.ask(organisationsOfAccount, { loginAccount: 'nobody', type: '1' })
    const answers = await Promise.all(Array.from({ length: PER_MINUTE + 1 }, ask))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(PER_MINUTE)
  })

  it('tell balancers that they leave, and answer meanwhile', async () => {
    const { token } = await newcomer()
    const [node] = running.nodes
    const restarting = node?.restart()
    const ready = async () => (await node?.send('../health/ready'))?.text()
    while ((await ready()) !== 'the server stops\n');
    expect(await node?.ask(homePath, {}, { token })).toMatchObject({ code: 0 })
    await restarting
    expect(await ready()).toBe('ready\n')
  })

  itLong('are restarted one after the other while people write and upload, and nobody loses anything', async () => {
    const receiver = await newcomer()
    const uploader = await newcomer()
    const senders = await Promise.all(Array.from({ length: WRITERS }, newcomer))
    const sent: string[] = []
    const failed: unknown[] = []
    let goesOn = true
    const write = async ({ account, token }: (typeof senders)[number]) => {
      for (let count = 1; goesOn; count += 1) {
        const contents = `${account}的第${count}封`
        const answer = await behind
          .ask(sendMail, { contents, receivers: [receiver.account] }, { token })
          .catch(error => ({ code: Number.NaN, error: `${error} ${error.cause?.stack}` }))
        if (answer.code === 0) sent.push(contents)
        else failed.push(answer)
      }
    }
    const leaving = new AbortController()
    let shown = 0
    let ends = 0
    const look = () => behind.answerTo(unreadCount, {}, { token: receiver.token })
    let broken: Error | undefined
    const window = {
      hear: async ({ tag }: LiveNews) => {
        if (tag === 'Mail') shown = (await look()).total
      },
      ended: () => {
        ends += 1
      },
    }
    const listening = keepListening(behind, { token: receiver.token, signal: leaving.signal }, window).catch(error => {
      broken = error
    })
    const content = Buffer.alloc(running.nodes.length * PIECE, 'x')
    const { id } = await behind.answerTo(beginUpload, { name: 'x.txt', size: content.length }, uploader)
    const writing = Promise.all(senders.map(write))
    while (shown === 0 && !broken) await look()
    for (let time = 0; time < RESTARTS; time += 1)
      for (const [at, node] of running.nodes.entries()) {
        await node.restart()
        if (time > 0) continue
        const file = pieceOf(content.subarray(at * PIECE, (at + 1) * PIECE))
        await behind.answerTo(addPiece, { id, offset: at * PIECE }, { ...uploader, file })
      }
    goesOn = false
    await writing
    expect(failed).toEqual([])
    expect(await behind.answerTo(finishUpload, { id }, uploader)).toEqual(expect.any(String))

    const kept = await portal.db.selectFrom('mail').where('contents', 'in', sent).select('contents').execute()
    expect(kept.map(({ contents }) => contents).sort()).toEqual([...sent].sort())
    // The window was told of the last of them, though its stream ended with each server: where it reads slowly, later.
    while ((shown < sent.length || ends < RESTARTS) && !broken) await look()
    expect(broken).toBeUndefined()
    leaving.abort()
    await listening
    expect(sent.length).toBeGreaterThan(WRITERS)
    const lost = sent.length - shown
    expect(lost).toBe(0)
    await tell({ restarts: COUNT * RESTARTS, mails: sent.length, failed: failed.length, ends, lost })
  })

  it('refuse what a role may no longer do, each of them', async () => {
    const token = await cases.tokenOf('zs05')
    const list = (node: Client) =>
      node.ask(todos, { whose: 'department', pageNumber: 1, limit: 20 } as never, { token })
    await comeTo(0, list)
    await portal.db.deleteFrom('role_permission').execute()
    const right = await comeTo(errors.forbidden.code, list)
    expect(right).toBeLessThan(HEARD_MS)
    await tell({ right })
  })
})
