const TOKEN = /(?:^|; )Admin-Token-YWXT=([^;]+)/

export const readToken = () => TOKEN.exec(document.cookie)?.[1] ?? ''

/** The answer's data; what is refused is thrown with the server's words. */
export async function ask(path, body) {
  const isForm = body instanceof URLSearchParams
  const headers = { authorization: `Bearer ${readToken()}`, ...(!isForm && { 'content-type': 'application/json' }) }
  const answer = await fetch(`/tjfx/api/${path}`, {
    method: 'POST',
    headers,
    body: isForm ? body : JSON.stringify(body),
  })
  const { code, message, data } = await answer.json()
  if (code !== 0) throw new Error(message)
  return data
}
