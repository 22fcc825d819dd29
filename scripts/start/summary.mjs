import { formatTable } from '../console/table.mjs'

/** @typedef {{ account: string, name: string, role: string }} Account */
/** @typedef {{ address: string, accounts: Account[], password?: string }} Ready */

/**
 * What to tell once the portal answers.
 * @param {Ready} ready
 */
export function formatReady({ address, accounts, password }) {
  const rows = accounts.map(({ account, name, role }) => [account, name, role])
  const table = rows.length ? ['', ...formatTable(['Account', 'Name', 'Role'], rows)] : []
  const secret = password && rows.length ? ['', `Password of every account: ${password}`] : []
  return ['', `The portal is ready: ${address}`, ...table, ...secret, '', 'Ctrl-C stops it.', '']
    .map(line => (line ? `  ${line}` : line))
    .join('\n')
}
