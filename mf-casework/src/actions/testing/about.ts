import type { PetitionAnswer } from '@portal/shared-lib/contract/calls/petitions'
import type { About } from '../form'

/** Those that hang on a topic. */
export const PETITIONS: NonNullable<About['petitions']> = [
  { petitionNo: 'LX990000261120000015', summary: '反映拖欠工资。' },
  { petitionNo: 'LX990000261120000023', summary: '反映房屋漏水。' },
]

/** A letter with two numbered requests, seen by who handles it. */
export const ABOUT: About & { readonly petition: PetitionAnswer } = {
  petition: {
    petitionNo: 'LX990000261120000015',
    version: 3,
    state: '30',
    stateName: '办理中',
    channel: '100',
    channelName: '来信',
    petitionDate: '2026-11-18',
    registeredAt: '2026-11-18 09:00:00',
    registeredBy: '赵甲禾',
    registeredAtOrganisation: '临江省信访局',
    dueAt: '2027-01-19 23:59:59',
    remainingDays: 60,
    lamp: 'green',
    anonymous: false,
    petitioner: '冯丙莲',
    idCard: '990121197003051231',
    mobile: '11012340001',
    personCount: 1,
    address: '安澜市石渡县荷塘镇柳岸村12号',
    placeName: '安澜市石渡县',
    purposeName: '求决',
    attachments: [],
    categoryName: '征地补偿',
    summary: '反映修建灌溉渠占用其家承包地，至今未收到青苗补偿款。',
    extra: [],
    request: '一、核实占用面积；二、兑付青苗补偿款。',
    flags: [],
    legalClass: '3',
    route: '3600',
    holders: [],
    leadOrganisation: '安澜市人力资源和社会保障局',
    closeTypeName: '',
    mergedInto: '',
    archiveNo: '',
    originalText: '',
    isHandler: true,
    noteCount: 0,
    reached: {
      sent: '2026-11-19 09:00:00',
      signed: '2026-11-19 15:00:00',
      accepted: '2026-11-20 10:00:00',
      answered: null,
      delivered: null,
      closed: null,
    },
  },
  people: [
    {
      personSeq: 1,
      roleName: '主信访人',
      name: '冯丙莲',
      idCard: '990121197003051231',
      mobile: '11012340001',
      address: '安澜市石渡县荷塘镇柳岸村12号',
      isPetitioner: true,
      isReachable: true,
    },
  ],
  today: '2026-11-20',
  userName: '沈丁兰',
}
