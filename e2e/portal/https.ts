import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generate } from 'selfsigned'

/** A certificate that a server names itself by; as variables of its environment. */
export async function madeCertificate() {
  const { cert, private: key } = await generate([{ name: 'commonName', value: '127.0.0.1' }])
  const folder = await mkdtemp(join(tmpdir(), 'portal-https-'))
  const settings = { HTTPS_CERT: join(folder, 'cert.pem'), HTTPS_KEY: join(folder, 'key.pem') }
  await writeFile(settings.HTTPS_CERT, cert)
  await writeFile(settings.HTTPS_KEY, key, { mode: 0o600 })
  return { settings, remove: () => rm(folder, { recursive: true }) }
}
