import { type AddressInfo, createServer, type Socket } from 'node:net'

/** Tags of BER and of LDAP's messages (RFC 4511). */
const TAG = { integer: 0x02, octets: 0x04, enumerated: 0x0a, sequence: 0x30, set: 0x31 }
const OP = { bind: 0x60, bound: 0x61, unbind: 0x42, search: 0x63, entry: 0x64, done: 0x65 }
const EQUALITY = 0xa3
const [OK, INVALID_CREDENTIALS, INSUFFICIENT_RIGHTS] = [0, 49, 50]
const LONG_FORM = 0x80

export interface Entry {
  readonly dn: string
  readonly uid: string
  readonly password: string
}

/** A directory in this process that knows as much of LDAP as a sign-in needs: simple bind, and search by equality. */
export async function startFakeLdap(entries: readonly Entry[]) {
  const asked: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    let waiting = Buffer.alloc(0)
    let bound = ''
    socket.on('error', () => socket.destroy())
    socket.on('data', data => {
      waiting = Buffer.concat([waiting, data])
      for (let whole = read(waiting); whole; whole = read(waiting)) {
        waiting = waiting.subarray(whole.length)
        answer(whole.content, socket)
      }
    })

    function answer(message: Buffer, to: Socket): void {
      const [id, op] = all(message)
      if (!id || !op || op.tag === OP.unbind) return void to.end()
      const say = (...parts: Buffer[]) => to.write(tlv(TAG.sequence, tlv(TAG.integer, id.content), ...parts))
      if (op.tag === OP.bind) return void say(result(OP.bound, bind(op.content)))
      if (op.tag !== OP.search) return void to.destroy()
      for (const found of search(op.content)) say(entryOf(found))
      say(result(OP.done, bound ? OK : INSUFFICIENT_RIGHTS))
    }

    function bind(content: Buffer): number {
      const [, name, password] = all(content)
      const dn = name?.content.toString() ?? ''
      asked.push(`bind ${dn}`)
      // As directories do: a name without a password is nobody in particular, and welcome.
      const isRight =
        password?.content.length === 0 ||
        entries.some(entry => entry.dn === dn && entry.password === password?.content.toString())
      bound = isRight ? dn : ''
      return isRight ? OK : INVALID_CREDENTIALS
    }

    function search(content: Buffer): Entry[] {
      const filter = all(content)[6]
      const [attribute, value] = filter?.tag === EQUALITY ? all(filter.content) : []
      asked.push(`search ${attribute?.content}=${value?.content}`)
      return bound
        ? entries.filter(({ uid }) => attribute?.content.toString() === 'uid' && uid === value?.content.toString())
        : []
    }
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return {
    address: `ldap://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** What it was asked for, in order. */
    asked,
    stop: () =>
      new Promise<void>(done => {
        for (const socket of sockets) socket.destroy()
        server.close(() => done())
      }),
  }
}

interface Element {
  readonly tag: number
  readonly content: Buffer
  /** With tag and length. */
  readonly length: number
}

function read(bytes: Buffer): Element | undefined {
  const [tag, first] = bytes
  if (tag === undefined || first === undefined) return undefined
  const more = first < LONG_FORM ? 0 : first - LONG_FORM
  if (bytes.length < 2 + more) return undefined
  const size = more === 0 ? first : bytes.readUIntBE(2, more)
  const start = 2 + more
  if (bytes.length < start + size) return undefined
  return { tag, content: bytes.subarray(start, start + size), length: start + size }
}

function all(bytes: Buffer): Element[] {
  const first = read(bytes)
  return first ? [first, ...all(bytes.subarray(first.length))] : []
}

function tlv(tag: number, ...parts: (Buffer | string)[]): Buffer {
  const content = Buffer.concat(parts.map(part => Buffer.from(part)))
  const size =
    content.length < LONG_FORM ? [content.length] : [LONG_FORM + 2, content.length >> 8, content.length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

const result = (op: number, code: number) =>
  tlv(op, tlv(TAG.enumerated, Buffer.from([code])), tlv(TAG.octets, ''), tlv(TAG.octets, ''))

const entryOf = ({ dn, uid }: Entry) =>
  tlv(
    OP.entry,
    tlv(TAG.octets, dn),
    tlv(TAG.sequence, tlv(TAG.sequence, tlv(TAG.octets, 'uid'), tlv(TAG.set, tlv(TAG.octets, uid)))),
  )
