import { runFile } from '../portal/run-file.mjs'

/**
 * Fills the demo province with a million to-dos.
 * @param {import('../portal/portal.mjs').Portal} portal
 */
export async function fill(portal) {
  const [row] = await runFile(portal, new URL('fill.sql', import.meta.url), 'select count(*)::int as todos from todo')
  return /** @type {{ todos: number }} */ (row).todos
}
