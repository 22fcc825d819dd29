import { newId } from '@portal/shared-lib'

/** Milliseconds between two words of the one that leads, and without any after which it is taken for gone. */
const BEAT = 1000
const GONE = 3500
/** Milliseconds in which whoever leads has answered. */
const ANSWER = 300

const WHO_LEADS = '?'
const FAREWELL = '.'

type Work = (signal: AbortSignal) => Promise<void>

/** `lead` for pages without locks: whoever leads says so every second, and of two that do the greater id goes on. */
export async function leadByWord(name: string, work: Work, signal: AbortSignal): Promise<void> {
  const channel = new BroadcastChannel(`${name}-leader`)
  const own = newId()
  channel.postMessage(WHO_LEADS)
  while (!signal.aborted) {
    await nobodyLeads(channel, signal)
    if (!signal.aborted) await reign(channel, own, work, signal)
  }
  channel.close()
}

/** Resolves when nobody has said for a while that it leads. By chance sooner or later, so that one is the first. */
function nobodyLeads(channel: BroadcastChannel, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const soon = () => ANSWER * (1 + Math.random())
    let timer = setTimeout(resolve, soon())
    channel.onmessage = ({ data }: MessageEvent<string>) => {
      if (data === WHO_LEADS) return
      clearTimeout(timer)
      timer = setTimeout(resolve, data === FAREWELL ? soon() : GONE + soon())
    }
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

async function reign(channel: BroadcastChannel, own: string, work: Work, signal: AbortSignal): Promise<void> {
  const stepDown = new AbortController()
  const say = () => channel.postMessage(own)
  const sayFarewell = () => channel.postMessage(FAREWELL)
  channel.onmessage = ({ data }: MessageEvent<string>) => {
    if (data === WHO_LEADS) say()
    else if (data !== FAREWELL && data > own) stepDown.abort()
  }
  say()
  const beat = setInterval(say, BEAT)
  window.addEventListener('pagehide', sayFarewell)
  await work(AbortSignal.any([signal, stepDown.signal]))
  clearInterval(beat)
  window.removeEventListener('pagehide', sayFarewell)
  if (signal.aborted) sayFarewell()
}
