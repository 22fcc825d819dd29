import { errors } from '@portal/shared-lib/contract/errors'
import { readCursor, writeCursor } from './cursor'

const encoded = (position: unknown) => Buffer.from(JSON.stringify(position)).toString('base64url')

describe('A cursor', () => {
  it.each([[new Date('2026-12-07T23:59:59+08:00')], [null]])('brings the position back: %s', at => {
    expect(readCursor(writeCursor({ at, id: '17' }))).toEqual({ at, id: '17' })
  })

  it.each([
    ['nothing', ''],
    ['no JSON', 'garbled'],
    ['another shape', encoded({ at: null, id: '1' })],
    ['no instant', encoded(['yesterday', '1'])],
    ['SQL for an id', encoded([null, '1; drop table todo'])],
    ['an id beyond a bigint', encoded([null, '9'.repeat(19)])],
  ])('is refused when it holds %s', (_, cursor) => {
    expect(() => readCursor(cursor)).toThrow(expect.objectContaining({ code: errors.badInput.code }))
  })
})
