import { startEmbedded } from '../src/platform/database/embedded'

/** A process of its own that runs the embedded database in the folder of its argument until it is killed. */
const [folder = ''] = process.argv.slice(2)
const forever = setInterval(() => {}, 60_000)

startEmbedded({ folder, log: line => console.error(line), settings: { fsync: 'off' } }).then(
  embedded => process.send?.({ url: embedded.url }),
  error => {
    console.error(error)
    clearInterval(forever)
    process.exitCode = 1
  },
)
