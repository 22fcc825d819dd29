import { rm } from 'node:fs/promises'
import { contractOf, type Schema } from '../compose/contract.ts'
import { remoteOf } from '../compose/testing.ts'
import { lookAtChanges } from './changes.ts'
import type { Shipped } from './subject.ts'
import { calls, subjectOf } from './testing.ts'

/**
 * What is said of a remote after 1.3.0 was packed, of which a test says how it was other than now.
 * @param remote the remote now
 */
async function since(change: (before: Shipped) => void, remote: object = {}) {
  const { remote: before } = remoteOf('mf-news', {
    exposes: { './app': './src/app.ts' },
    routes: [{ path: '/news', title: '要闻', check: false }],
    calls: ['mail.inbox'],
  })
  if (!before) throw new Error('no remote')
  const contract = contractOf(await calls(), before.calls)
  const last = { remote: before, contract: structuredClone(contract), sharedLib: '0.1.0', build: 'another' }
  change(last)
  const subject = await subjectOf({ remote: { version: '1.3.1', ...remote }, last })
  await rm(subject.folder, { recursive: true })
  return lookAtChanges(subject)
}

const inbox = ({ contract: { 'mail.inbox': call } }: Shipped) => {
  if (!call) throw new Error('no inbox')
  return { args: propertiesOf(call.args), answer: propertiesOf(call.answer) }
}

const propertiesOf = ({ properties = {} }: Schema) => properties

it('nothing but other bytes is a third number', async () => {
  expect(await since(() => {})).toMatchObject({ breaches: [], detail: 'since 1.3.0: 0 fit, 0 new, 0 breaking' })
  expect(await since(() => {}, { version: '1.3.0' })).toMatchObject({
    breaches: ['1.3.0 is too low after 1.3.0: the next is 1.3.1'],
  })
})

it('what is packed already is no change', async () => {
  const found = await since(last => Object.assign(last, { build: '0123456789ab' }), { version: '1.3.0' })
  expect(found).toEqual({ breaches: [], detail: 'none since 1.3.0' })
})

it.each<[string, (last: Shipped) => void, object, string, string]>([
  [
    'a call that takes more than it did',
    last => delete inbox(last).args[Object.keys(inbox(last).args)[0] ?? ''],
    {},
    'fit: mail.inbox has changed',
    '1.3.1',
  ],
  ['a call that is no longer made', () => {}, { calls: [] }, 'fit: no longer calls mail.inbox', '1.3.1'],
  ['another call', () => {}, { calls: ['mail.inbox', 'mail.outbox'] }, 'new: calls mail.outbox', '1.4.0'],
  [
    'an answer that has more than it had',
    last => delete inbox(last).answer.list,
    {},
    'new: reads list in the answer of mail.inbox, which the server does not answer to 1.3.0',
    '1.4.0',
  ],
  ['another page', last => last.remote.routes.splice(0), {}, 'new: the page /news', '1.4.0'],
  [
    'an answer that lacks what it had',
    last => Object.assign(inbox(last).answer, { colour: { type: 'string' } }),
    {},
    'breaking: 1.3.0 reads colour in the answer of mail.inbox, which the server does not answer',
    '2.0.0',
  ],
  [
    'a door that is gone',
    last => Object.assign(last.remote.exposes, { './notices': '' }),
    {},
    'breaking: the door ./notices is gone',
    '2.0.0',
  ],
  [
    'another shared-lib',
    last => Object.assign(last, { sharedLib: '0.0.9' }),
    {},
    'breaking: needs shared-lib ^0.1.0, portals with 0.0.9 cannot take it',
    '2.0.0',
  ],
])('%s is classified, and asks for its number', async (_, change, remote, note, next) => {
  const found = await since(change, { version: '1.3.0', ...remote })
  expect(found.notes).toEqual([note])
  expect(found.breaches).toEqual([`1.3.0 is too low after 1.3.0: the next is ${next}`])
  expect(await since(change, { version: next, ...remote })).toMatchObject({ breaches: [] })
})
