import { send } from '@portal/shared-lib'
import { prepareSeal } from '@portal/shared-lib/contract/calls/official-documents'
import { CERTIFICATE_TEXTS } from '@portal/shared-lib/contract/rules/certificate'
import { LIST_MARKS } from '@portal/shared-lib/contract/rules/certificate-helper'
import { OFFICIAL_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/official-document'
import { type Helper, KeyTrouble, openCertificate, openHelper } from '@portal/shared-lib/key-helper'
import { asPng } from './as-png'

/** A seal on a key, its picture as a data: URL of a PNG. */
export interface KeySeal {
  /** As the helper calls it. */
  readonly id: string
  readonly name: string
  readonly picture: string
}

/** What was read from the key that is inserted. */
export interface ReadKey {
  /** DER in base64. */
  readonly certificate: string
  readonly seals: readonly KeySeal[]
  /** Of the one that is registered. */
  readonly chosen: number
}

/** Reads the certificate and the seals of the key that is inserted; no PIN is needed. Throws `KeyTrouble`. */
export async function readKey(): Promise<ReadKey> {
  const helper = openHelper()
  const certificate = await helper('exportCertificate', await helper('selectCertificate'))
  const listed = (await helper('sealList')).split(LIST_MARKS.entry).filter(Boolean)
  const seals = await Promise.all(listed.map(entry => readSeal(helper, entry)))
  if (seals.length === 0) throw new KeyTrouble(TEXTS.noSealOnKey)
  return { certificate, seals, chosen: 0 }
}

async function readSeal(helper: Helper, entry: string): Promise<KeySeal> {
  const [name = '', id = ''] = entry.split(LIST_MARKS.id)
  const picture = await asPng(await helper('sealPicture', id)).catch(() => undefined)
  if (!picture) throw new KeyTrouble(TEXTS.brokenOnKey)
  return { id, name, picture }
}

interface Sealing {
  readonly id: string
  readonly version: number
  readonly sealId: string
}

/** Has the server make the files, and the key sign them. The PIN goes to the helper on this machine alone. Throws `KeyTrouble`. */
export async function signFiles(sealing: Sealing, pin: string): Promise<{ madeAt: string; signature: string }> {
  const helper = openHelper()
  const certificate = await openCertificate(helper, pin)
  const { data, error } = await send(prepareSeal, sealing)
  if (error) throw new KeyTrouble(error.message)
  return { madeAt: data.madeAt, signature: await helper('signPkcs7', certificate, data.text) }
}

/** What a key answers as the answer of a call; what is wrong with the key as its refusal. */
export const keyRefusal = (error: unknown) => ({
  kind: 'refused' as const,
  message: error instanceof KeyTrouble ? error.message : CERTIFICATE_TEXTS.keyFailed,
  retry: false,
})
