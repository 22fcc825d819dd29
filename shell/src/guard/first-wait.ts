/** Milliseconds until a wait is worth a word, and until it is explained and 重试 offered. */
const NOTICED_AFTER = 1000
const SLOW_AFTER = 8000

/**
 * Says in the empty page that the portal is on its way, while the desktop is asked for; nothing else is there yet that
 * could. The answer takes it away.
 */
export function explainWait(): () => void {
  const place = document.getElementById('portal')
  const line = document.createElement('p')
  line.className = 'portal-loading'
  line.setAttribute('role', 'status')
  const timers = [
    setTimeout(() => {
      line.textContent = '加载中...'
      place?.append(line)
    }, NOTICED_AFTER),
    setTimeout(() => line.replaceChildren('加载较慢，请稍候 ', again()), SLOW_AFTER),
  ]
  return () => {
    for (const timer of timers) clearTimeout(timer)
    line.remove()
  }
}

function again(): HTMLElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = '重试'
  button.onclick = () => window.location.reload()
  return button
}
