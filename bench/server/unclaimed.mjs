import { DESK } from './least/reading.mjs'

const OPEN = 'province_code = $1 and dept_id = $2 and done_at is null'

/**
 * The to-dos of the clerk's department that nobody has claimed, one after the other; what was taken can be put back.
 * @param {import('pg').Pool} pool
 */
export async function unclaimed(pool) {
  const desk = [DESK.province, DESK.dept]
  const text = `select id::text from todo where ${OPEN} and person_id = '' order by due_at, id`
  const { rows } = await pool.query(text, desk)
  let at = 0
  return {
    next: () => rows[at++ % rows.length].id,
    putBack: async () => {
      at = 0
      const ids = rows.map(({ id }) => id)
      await pool.query("update todo set person_id = '', claimed_at = null where id = any($1)", [ids])
      await pool.query('delete from todo_counter where province_code = $1 and dept_id = $2', desk)
      await pool.query(
        `insert into todo_counter (province_code, dept_id, person_id, todo_type, open_count)
         select province_code, dept_id, person_id, todo_type, count(*) from todo where ${OPEN} group by 1, 2, 3, 4`,
        desk,
      )
    },
  }
}
