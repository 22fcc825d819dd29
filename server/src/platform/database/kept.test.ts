import { changeBy, Kept } from './kept'

describe('What a statement changes of what is kept', () => {
  it.each([
    ['everything', 'insert into "code_item" ("code_id") values ($1)', 'all'],
    ['everything', 'update organisation set in_use = false', 'all'],
    ['everything', 'delete from "post_role" where "post_id" = $1', 'all'],
    ['everything', 'with gone as (delete from "role_permission" returning *) select * from gone', 'all'],
    ['everything', 'truncate table region', 'all'],
    ['everything', 'update "person" set "in_use" = $1 where "id" = $2', 'all'],
    ['who calls', 'update "session" set "ended_at" = now() where "own_post_id" in ($1)', 'callers'],
    ['who calls', 'update "session" set "post_id" = $1 where "token_hash" = $2', 'callers'],
    ['nothing', 'update "session" set "last_seen_at" = $1 where "token_hash" = $2', undefined],
    ['nothing', 'update "person" set "last_sign_in_at" = $1 where "id" = $2', undefined],
    [
      'nothing',
      'update "person" set "last_sign_in_at" = $1 where "id" = $2 returning "must_change_password"',
      undefined,
    ],
    ['everything', 'update "person" set "must_change_password" = $1 where "id" = $2', 'all'],
    ['nothing', 'insert into "session" ("token_hash") values ($1)', undefined],
    ['nothing', 'update "petition" set "state" = $1', undefined],
    ['nothing', 'insert into "posted" ("id") values ($1)', undefined],
    ['nothing', 'select "id" from "organisation"', undefined],
  ])('%s: %s', (_, text, changed) => {
    expect(changeBy(text)).toBe(changed)
  })
})

describe('What a process keeps', () => {
  let now: number
  let kept: Kept
  let stored: string
  let reads: number
  beforeEach(() => {
    now = 0
    kept = new Kept(() => now)
    stored = 'before'
    reads = 0
  })

  /** As a database does it: what is stored when it is asked comes a moment later. */
  const read = async () => {
    reads += 1
    const found = stored
    await Promise.resolve()
    return found
  }
  const value = () => kept.value('key', read)
  const shown = () => kept.shownValue('key', read, 1000)

  it('is read once by those who ask at once', async () => {
    kept.trust(now)
    expect(await Promise.all([value(), value(), value()])).toEqual(['before', 'before', 'before'])
    expect(await value()).toBe('before')
    expect(reads).toBe(1)
  })

  it('is read once by those who ask at once for the same caller', async () => {
    const caller = () => kept.caller('token', read)
    await Promise.all([caller(), caller(), caller()])
    expect(reads).toBe(1)
  })

  it('is never older than the question where changes cannot be heard, though those share a read who wait for one', async () => {
    let answer: () => void = () => undefined
    const answered = new Promise<void>(resolve => {
      answer = resolve
    })
    const first = kept.value('key', async () => {
      const found = await read()
      await answered
      return found
    })
    while (reads === 0) await Promise.resolve()
    stored = 'after'
    const later = Promise.all([value(), value(), value()])
    answer()
    expect(await first).toBe('before')
    expect(await later).toEqual(['after', 'after', 'after'])
    expect(reads).toBe(2)
  })

  it('is read again by those who waited for a read that failed', async () => {
    const failing = kept.value('key', () => Promise.reject(new Error('gone')))
    await Promise.resolve()
    const waiting = value()
    await expect(failing).rejects.toThrow('gone')
    expect(await waiting).toBe('before')
  })

  it('is read by each transaction for itself: one may wait for what the other has locked', async () => {
    const waiting = kept.valueInTransaction('key', () => new Promise<string>(() => undefined))
    expect(await kept.valueInTransaction('key', read)).toBe('before')
    expect(await value()).toBe('before')
    expect(waiting).toBeInstanceOf(Promise)
  })

  it('is a second old at most where it is only shown and changes cannot be heard', async () => {
    expect(await shown()).toBe('before')
    stored = 'after'
    now = 999
    expect(await shown()).toBe('before')
    now = 1000
    expect(await shown()).toBe('after')
    expect(reads).toBe(2)
  })

  it('is not older than the change of this process, also where it is only shown', async () => {
    await shown()
    stored = 'after'
    kept.drop('all')
    expect(await shown()).toBe('after')
  })

  it('is not what was read while changes could not be heard, once they are heard again', async () => {
    await shown()
    stored = 'after'
    kept.trust(now)
    expect(await shown()).toBe('after')
  })
})
