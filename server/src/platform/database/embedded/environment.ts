/**
 * PostgreSQL reads defaults from variables such as PGPORT and PGDATA, which people set for databases of their own.
 * The C locale keeps its messages in the one language in which we recognise some of them.
 */
export function environment(): NodeJS.ProcessEnv {
  const ours = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'))
  return { ...Object.fromEntries(ours), LC_ALL: 'C' }
}
