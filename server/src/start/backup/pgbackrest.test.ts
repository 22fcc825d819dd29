import { nextType, readStanza, requireFed } from './pgbackrest'

/** As pgBackRest 2.45 writes it. */
const SAID = JSON.stringify([
  {
    archive: [
      {
        database: { id: 1, 'repo-key': 1 },
        id: '15-1',
        max: '000000010000000000000003',
        min: '000000010000000000000001',
      },
    ],
    backup: [
      {
        archive: { start: '000000010000000000000002', stop: '000000010000000000000003' },
        backrest: { format: 5, version: '2.45' },
        database: { id: 1, 'repo-key': 1 },
        error: false,
        info: { delta: 22992137, repository: { delta: 3061248, size: 3061248 }, size: 22992137 },
        label: '20261130-182817F',
        lsn: { start: '0/2000028', stop: '0/3000050' },
        prior: null,
        reference: null,
        timestamp: { start: 1796063297, stop: 1796063300 },
        type: 'full',
      },
    ],
    cipher: 'aes-256-cbc',
    db: [{ id: 1, 'repo-key': 1, version: '15' }],
    name: 'portal',
    repo: [{ cipher: 'aes-256-cbc', key: 1, status: { code: 0, message: 'ok' } }],
    status: { code: 0, lock: { backup: { held: false } }, message: 'ok' },
  },
])

describe('What pgBackRest has', () => {
  const stanza = readStanza(SAID)
  const begun = Date.parse('2026-11-30T18:28:17Z')
  const hoursLater = (hours: number) => new Date(begun + hours * 3_600_000)

  it('is read, and that it knows no stanza is told', () => {
    expect(stanza).toMatchObject({ name: 'portal', backup: [{ label: '20261130-182817F' }] })
    expect(() => readStanza('[]')).toThrow('pgBackRest knows no such stanza')
    const status = { code: 1, message: 'missing stanza path' }
    const missing = JSON.stringify([{ name: 'other', archive: [], backup: [], status }])
    expect(() => readStanza(missing)).toThrow('pgBackRest says of its stanza other: missing stanza path')
  })

  it('grows by increments for a week, then by a full backup', () => {
    expect(nextType({ backup: [] }, hoursLater(0))).toBe('full')
    expect(nextType(stanza, hoursLater(1))).toBe('incr')
    expect(nextType(stanza, hoursLater(6 * 24))).toBe('incr')
    expect(nextType(stanza, hoursLater(7 * 24))).toBe('full')
    const [full] = stanza.backup
    const increment = full && { ...full, type: 'incr', timestamp: { start: begun / 1000 + 6 * 86_400, stop: 0 } }
    expect(nextType({ backup: [...stanza.backup, ...(increment ? [increment] : [])] }, hoursLater(7 * 24))).toBe('full')
  })

  it('is no older than a quarter of an hour', () => {
    const fed = hoursLater(0)
    expect(requireFed(fed, hoursLater(0.25))).toBe(fed)
    expect(() => requireFed(fed, new Date(hoursLater(0.25).getTime() + 1))).toThrow(
      'was last fed at 2026-11-30T18:28:17.000Z, more than 15 minutes ago',
    )
    expect(() => requireFed(undefined, hoursLater(0))).toThrow('was never fed')
  })
})
