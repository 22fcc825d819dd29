import { changeBy } from './kept'

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
