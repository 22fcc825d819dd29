import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { link, stage } from '@portal/shared-lib/contract/files'
import { createPerson } from '../../../test/factories'
import { type IcapServer, startIcap } from '../../../test/icap-server'
import { usePortal } from '../../../test/portal'
import { refusedBy, UNKNOWN_UPLOAD, useUploader } from '../../../test/uploads'
import { sweepFiles } from './sweep'

const MARK = 'a mark that the scanner knows'
const INFECTED = refusedBy(
  '文件未通过安全检查，可能含有病毒，已被隔离。请查杀病毒后重新上传；如有疑问，请联系安全管理员',
)
const AWAY = {
  code: 5032,
  message: '文件安全检查暂时无法进行，文件未上传，请稍后重试；如仍有问题，请联系管理员',
  data: null,
}

describe('A file that is uploaded where a scanner looks through files', () => {
  let scanner: IcapServer
  const fileScanner = {
    get service() {
      return new URL(scanner.url)
    },
  }
  const portal = usePortal({ config: { fileScanner } })
  const { begun, add, state, finish, parts } = useUploader(portal)
  let token: string
  let person: string

  beforeAll(async () => {
    const { account, id } = await createPerson(portal.db)
    token = await portal.signInAs(account)
    person = id
  })
  beforeEach(async () => {
    scanner = await startIcap(MARK, 'verdict', 'X-Infection-Found: Type=0; Resolution=2; Threat=Test;\r\n')
  })
  afterEach(() => scanner.stop())
  afterEach(() => portal.clock.reset())

  const upload = (content: string) => portal.ask(stage, {}, { token, file: { name: 'a.txt', content } })
  const digest = (content: string) => createHash('sha256').update(content).digest('hex')
  const rowsOf = (content: string) =>
    portal.db.selectFrom('file').where('sha256', '=', digest(content)).select('id').execute()
  const quarantine = () => join(portal.services.config.dataFolder, 'files/quarantine')
  const apart = () => readdir(quarantine()).catch(() => [])

  it('is looked through once, whole, and then is a file as others', async () => {
    const { data } = await upload('clean')
    expect(await portal.ask(link, { fileId: data ?? '' }, { token })).toMatchObject({ code: 0 })
    expect(scanner.seen.map(String)).toEqual(['clean'])
    const id = await begun('b.txt', 6)
    await add(id, 0, 'abc')
    await add(id, 3, 'def')
    const [first, second] = await Promise.all([finish(id), finish(id)])
    expect(first).toMatchObject({ code: 0, data: second.data })
    expect(scanner.seen.map(String)).toContain('abcdef')
  })

  it('is put apart, sealed, where something is found in it, and the sender and the audit are told', async () => {
    const content = `1 ${MARK}`
    expect(await upload(content)).toEqual(INFECTED)
    expect(await rowsOf(content)).toEqual([])
    expect(await portal.services.files.has(digest(content))).toBe(false)
    expect(await apart()).toContain(digest(content))
    expect((await readFile(join(quarantine(), digest(content)))).includes(MARK)).toBe(false)
    const told = portal.db.selectFrom('audit').where('object_id', '=', digest(content))
    expect(await told.select(['action', 'person_id', 'result', 'address', 'after']).execute()).toEqual([
      {
        action: '隔离可疑文件',
        person_id: person,
        result: 'refused',
        address: '127.0.0.1',
        after: JSON.stringify({ found: 'Type=0; Resolution=2; Threat=Test;' }),
      },
    ])
  })

  it('is put apart in the same way where it came in pieces', async () => {
    const content = `2 ${MARK}`
    const id = await begun('c.txt', content.length)
    await add(id, 0, content)
    expect(await finish(id)).toEqual(INFECTED)
    expect([await finish(id), await state(id)]).toEqual([UNKNOWN_UPLOAD, UNKNOWN_UPLOAD])
    expect([await rowsOf(content), await parts()]).toEqual([[], []])
    expect(await apart()).toContain(digest(content))
    const told = portal.db.selectFrom('audit').where('object_id', '=', digest(content)).select('action')
    expect(await told.execute()).toEqual([{ action: '隔离可疑文件' }])
  })

  it('is refused while nobody looks through it, and what came in pieces is finished later', async () => {
    const id = await begun('d.txt', 3)
    await add(id, 0, 'xyz')
    await scanner.stop()
    expect([await upload('unseen'), await finish(id)]).toEqual([AWAY, AWAY])
    expect([await rowsOf('unseen'), await rowsOf('xyz'), await parts()]).toEqual([[], [], [id]])
    scanner = await startIcap(MARK)
    expect(await finish(id)).toMatchObject({ code: 0 })
    expect(await rowsOf('xyz')).toHaveLength(1)
  })

  it('stays apart for thirty days', async () => {
    const content = `3 ${MARK}`
    await upload(content)
    portal.clock.advance({ hours: 29 * 24 })
    await sweepFiles(portal.services)
    expect(await apart()).toContain(digest(content))
    portal.clock.advance({ hours: 2 * 24 })
    await sweepFiles(portal.services)
    expect(await apart()).toEqual([])
  })
})
