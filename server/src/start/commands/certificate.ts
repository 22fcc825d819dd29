import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { bind } from '../../people/identity/certificates/bindings'
import { recordAudit } from '../../platform/audit/record'
import { run } from './run'

// npm run certificate -- bind <account> <certificate.pem>: where people sign in with a key alone, nobody could bind the
// first one for themselves.
run(async (db, [name, account = '', path]) => {
  if (name !== 'bind' || !path) throw new Error('Usage: certificate bind <account> <certificate.pem>')
  const { issuer, serialNumber: serialNo, subject } = new X509Certificate(readFileSync(path))
  const person = await db.selectFrom('person').where('login_account', '=', account).select('id').executeTakeFirst()
  if (!person) throw new Error(`There is no account ${account}`)
  await db.transaction().execute(async transaction => {
    if (!(await bind(transaction, person.id, { issuer, serialNo, subject }, new Date())))
      throw new Error('The certificate is bound to another account')
    const what = { action: 'bindCertificate', objectType: 'certificate', objectId: serialNo }
    await recordAudit(transaction, { personId: person.id, ...what, address: 'command line' })
  })
  console.log(`${account} signs in with ${subject.replaceAll('\n', ', ')}`)
})
