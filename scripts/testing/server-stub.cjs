// Stands for server/dist/src/start/main.js in tests of the launcher. BREAK makes it fail in one way or another.
const { createServer } = require('node:http')
const { existsSync, writeFileSync } = require('node:fs')

const { BREAK, PORT, PROVINCE, DEMO_PASSWORD } = process.env
let signals = 0
const again = existsSync('pid')
writeFileSync('pid', String(process.pid))

for (const name of ['SIGINT', 'SIGTERM']) {
  process.on(name, () => {
    signals += 1
    writeFileSync('signals', `${name} ${signals}`)
    if (BREAK !== 'deaf') process.exit(0)
  })
}
process.on('disconnect', () => process.exit(0))

process.send?.({ type: 'step', name: 'Starting PostgreSQL', detail: process.execArgv.join(' ') })
process.send?.({ type: 'note', text: 'The data is elsewhere' })
if (BREAK === 'crash' || (BREAK === 'again' && again)) throw new Error('broken on purpose')
if (BREAK === 'failed') process.send?.({ type: 'failed', message: 'The database is damaged' })
else createServer((_, answer) => answer.end()).listen(Number(PORT), ready)

function ready() {
  const accounts = [{ account: 'lj', name: '张三', role: PROVINCE }]
  process.send?.({ type: 'ready', address: `http://127.0.0.1:${PORT}/tjfx/`, accounts, password: DEMO_PASSWORD })
}
