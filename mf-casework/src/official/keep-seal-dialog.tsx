import { composition } from '@portal/shared-lib'
import * as calls from '@portal/shared-lib/contract/calls/official-documents'
import { OFFICIAL_LENGTH as LENGTH, OFFICIAL_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/official-document'
import type { ChosenFile, Values } from '@portal/shared-lib/ui-form'
import { useOfficialKeepSealMutation } from './api'
import { contentOfPng } from './as-png'
import { OfficialDialog, type OfficialEntry } from './entries'
import type { ReadKey } from './seal-key'

const WAYS = [
  ['picture', '印章图片'],
  ['key', '密钥（USBKey）'],
] as const

const NOTHING = {
  name: '',
  holderId: '',
  validFrom: '',
  validUntil: '',
  way: 'picture',
  picture: [] as readonly ChosenFile[],
  key: null as ReadKey | null,
}
type Kept = typeof NOTHING

const byKey = ({ way }: Values) => way === 'key'

/** A key where the province's people have some, as at the sign-in. */
const ways = (): Readonly<Record<string, OfficialEntry>> =>
  composition().province.signInModes.includes('key')
    ? { way: { kind: 'choice', label: '用印方式', options: WAYS, required: true, isShown: true } }
    : {}

const entries = (): Readonly<Record<string, OfficialEntry>> => ({
  name: { kind: 'line', label: '印章名称', max: LENGTH.name.max, required: true },
  holderId: { kind: 'colleague', label: '保管人', required: true },
  validFrom: { kind: 'day', label: '有效期自', required: true },
  validUntil: { kind: 'day', label: '有效期至', required: true },
  ...ways(),
  picture: { kind: 'file', label: '印章图片（PNG）', required: true, when: values => !byKey(values) },
  key: {
    kind: 'key',
    label: '印章密钥',
    required: true,
    when: byKey,
    hint: '插入保管人的USBKey后读取其中的印章和证书；用印时须用该密钥签名',
  },
})

/** 登记印章: by a picture that is uploaded, or by the seal and the certificate on a key. */
export function KeepSealDialog({ onClose }: { readonly onClose: () => void }) {
  const [keep] = useOfficialKeepSealMutation()
  return (
    <OfficialDialog<Kept>
      title="登记印章"
      entries={entries()}
      values={NOTHING}
      problemsOf={problemsOf}
      send={({ way, picture: [file], key, ...args }) =>
        keep({ args: way === 'key' ? { ...args, ...ofKey(key) } : { ...args, pictureId: file?.id ?? '' } })
      }
      names={calls.keepSeal.send}
      about={{ [TEXTS.keyUnreadable]: 'key', [TEXTS.keyNotSm2]: 'key', [TEXTS.keyNotAccepted]: 'key' }}
      submits="登记印章"
      done="印章已登记"
      unsaved="印章"
      onClose={onClose}
    />
  )
}

const ofKey = (key: ReadKey | null) => ({
  certificate: key?.certificate ?? '',
  keyPicture: contentOfPng(key?.seals[key.chosen]?.picture ?? ''),
})

const problemsOf = ({ name, holderId, validFrom, validUntil, way, picture, key }: Kept) => [
  ...(name.trim().length < LENGTH.name.min ? [{ field: 'name', text: TEXTS.noSealName }] : []),
  ...(holderId === '' ? [{ field: 'holderId', text: TEXTS.noHolder }] : []),
  ...(validFrom === '' ? [{ field: 'validFrom', text: TEXTS.noDay }] : []),
  ...(validUntil === '' ? [{ field: 'validUntil', text: TEXTS.noDay }] : []),
  ...(validFrom && validUntil && validUntil < validFrom ? [{ field: 'validUntil', text: TEXTS.wrongTime }] : []),
  ...(way === 'picture' && picture.length === 0 ? [{ field: 'picture', text: TEXTS.noPicture }] : []),
  ...(way === 'key' && !key ? [{ field: 'key', text: TEXTS.keyUnreadable }] : []),
]
