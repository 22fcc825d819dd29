import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type * as contract from '@portal/shared-lib/contract/official-documents'

type Read = CallAnswer<typeof contract.officialDocument>

export const LISTED: CallAnswer<typeof contract.officialDocuments>['list'][number] = {
  id: '7',
  incoming: false,
  documentNo: '临信访发〔2026〕3号',
  kind: 'G01',
  urgency: '1',
  title: '关于报送办理情况的通知',
  sender: '临江省信访局',
  receivers: '安澜市人力资源和社会保障局',
  petitionNo: '',
  onBehalf: '',
  state: '5',
  stateName: '已发送',
  at: '2026-11-20 09:00:00',
  dueAt: null,
  lamp: 'none',
  remainingDays: null,
  signed: 1,
  total: 2,
}

const receiver = (seq: number, name: string, more: Partial<Read['receiverList'][number]> = {}) => ({
  seq,
  orgId: `o${seq}`,
  name,
  copied: false,
  state: '1' as const,
  inPortal: true,
  signedAt: null,
  signer: '',
  dueAt: '2026-11-20 13:00:00',
  isLate: true,
  urgedAt: null,
  deliveredAt: '2026-11-20 09:00:00',
  failure: '',
  ...more,
})

export const READ: Read = {
  ...LISTED,
  version: 4,
  body: '一、总体要求\n请于月底前报送。',
  drafter: '王辛桐',
  department: '督查处',
  isSender: true,
  receivedOn: '',
  paper: { id: 'f1', name: '通知.docx' },
  pdf: { id: 'f2', name: '通知.pdf' },
  attachments: [],
  sealedBy: '姜丙竹',
  sealedAt: '2026-11-20 08:30:00',
  sealName: '临江省信访局印章',
  sealKey: '',
  digest: 'a1b2',
  pdfDigest: 'c3d4',
  template: '安澜市信访局第2版',
  replacesId: '',
  replacedById: '',
  receiverList: [
    receiver(1, '人社局'),
    receiver(2, '东海省信访局', { orgId: '', inPortal: false, dueAt: null, isLate: false }),
  ],
  entries: [
    {
      at: '2026-11-20 09:00:00',
      organisation: '临江省信访局',
      person: '姜丙竹',
      onBehalfOf: '',
      action: '发送',
      text: '',
    },
  ],
}

export const seal = (id: string, name: string, isOwn = true, inUse = true, keyOwner = '') => ({
  id,
  name,
  holder: '姜丙竹',
  isOwn,
  picture: 'data:image/png;base64,',
  validFrom: '2026-01-01',
  validUntil: '2030-12-31',
  inUse,
  uses: 0,
  keyOwner,
  keySerialNo: keyOwner && '0A1B',
})
