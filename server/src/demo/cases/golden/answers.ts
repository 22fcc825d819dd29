import {
  accept,
  acceptOrdinary,
  acceptSimple,
  mediate,
  recordDelivery,
  routeElsewhere,
} from '@portal/shared-lib/contract/answer'
import { withdraw } from '@portal/shared-lib/contract/case-actions'
import { close } from '@portal/shared-lib/contract/closing'
import { file } from '@portal/shared-lib/contract/dispatch'
import { acceptance, answer, closeBy, deliver, deliveredBy, SIMPLE, sign } from '../answers'
import { upload } from '../files'
import { TEAM } from '../offices'
import { registrationOf } from '../petitions'
import { register } from '../register'
import { scene } from '../scene'
import { dayOn, wait } from '../stage'
import { acceptedLetter, letterTo } from './letters'
import { PLEAS } from './pleas'

const { labour, housing } = TEAM

export const ANSWERS = [
  scene('11 simple handling in time', 35, async stage => {
    const letter = await letterTo(stage, { ...PLEAS.tuition, name: '云甲荷' }, labour)
    await sign(letter, labour)
    await letter.act('rs12', acceptSimple, SIMPLE)
    wait(stage, 4)
    await answer(stage, letter, labour, '1', labour.head, labour.leader)
    await deliver(stage, letter, labour)
    await letter.act('rs12', close, { closeType: '13', fourOutcomes: ['1'] })
  }),
  scene('12 simple turned ordinary', 26, async stage => {
    const letter = await letterTo(stage, PLEAS.card, labour)
    await sign(letter, labour)
    await letter.act('rs12', acceptSimple, SIMPLE)
    wait(stage, 6)
    await letter.act('rs12', acceptOrdinary, acceptance(stage, letter, labour))
  }),
  scene('13 suggestion adopted in part', 60, async stage => {
    const letter = await acceptedLetter(stage, PLEAS.crossing, housing)
    wait(stage, 12)
    await answer(stage, letter, housing, '2', housing.head, housing.leader)
    await deliver(stage, letter, housing)
    await closeBy(letter, housing, '2')
  }),
  scene('15 guided to the courts', 20, async stage => {
    const letter = await register(stage, 'zs01', registrationOf(stage, 'letter', '100', PLEAS.verdict))
    wait(stage, 3)
    const guidance = '该事项属于法院执行范围，请向作出生效判决的人民法院执行局反映，或者通过执行监督程序提出。'
    await letter.act('zs05', routeElsewhere, { route: '3101', guidance })
    wait(stage, 2)
    await letter.act('zs05', recordDelivery, deliveredBy(stage, letter, '周戊汀'))
  }),
  scene('16 guided to labour arbitration', 24, async stage => {
    const letter = await letterTo(stage, PLEAS.injury, labour)
    await sign(letter, labour)
    wait(stage, 3)
    const guidance = '该争议应当先向劳动人事争议仲裁委员会申请仲裁，申请材料和地址已书面告知。'
    await letter.act('rs12', routeElsewhere, { route: '3201', guidance })
    wait(stage, 2)
    await deliver(stage, letter, labour)
  }),
  scene('20 agreement by mediation', 50, async stage => {
    const letter = await acceptedLetter(stage, { ...PLEAS.lift, name: '苏甲榕' }, housing)
    wait(stage, 10)
    const fileId = await upload(stage, 'zj12', '人民调解协议书.txt', '双方约定于三十日内完成电梯大修。')
    const agreement = { petitionerSide: '苏甲榕', otherSide: '荷风雅居物业服务中心', signedOn: dayOn(stage) }
    await letter.act('zj12', mediate, { kind: '13', fileId, ...agreement, text: '三十日内完成电梯大修。' })
    await deliver(stage, letter, housing)
    await letter.act('zj12', close, { closeType: '04', fourOutcomes: ['1'] })
  }),
  scene('38 anonymous letter kept for reference', 16, async stage => {
    const written = registrationOf(stage, 'letter', '100', { ...PLEAS.noise, name: '' })
    const letter = await register(stage, 'zs01', { ...written, anonymous: true, persons: [] })
    wait(stage, 2)
    await letter.act('zs05', file, { reason: '080200', text: '匿名反映，未写明具体地点和时间。' })
  }),
  scene('46 withdrawn by the petitioner', 28, async stage => {
    const letter = await acceptedLetter(stage, { ...PLEAS.card, name: '葛乙桑' }, labour)
    wait(stage, 3)
    const fileIds = [await upload(stage, 'zs05', '撤回申请书.txt', '因经营者已退款，自愿撤回信访事项。')]
    await letter.act('zs05', withdraw, { fileIds, persons: [1], text: '经营者已退款。' })
  }),
  scene('47 refused to take delivery', 52, async stage => {
    const letter = await acceptedLetter(stage, { ...PLEAS.house, name: '范丙菊' }, housing)
    wait(stage, 14)
    await answer(stage, letter, housing, '4', housing.head, housing.leader)
    wait(stage, 1)
    const handed = { personSeq: 1, mode: '4', deliveredOn: dayOn(stage), deliveredBy: '朱庚柏' }
    const deliveries = [{ ...handed, refused: true, witnesses: ['彭甲泉', '郎乙溪'] }]
    await letter.act('zj12', recordDelivery, { deliveries })
    await closeBy(letter, housing, '4')
  }),
  scene('48 address unclear', 30, async stage => {
    const letter = await letterTo(stage, { ...PLEAS.allowance, name: '鲁丁云' }, TEAM.town)
    await sign(letter, TEAM.town)
    wait(stage, 3)
    const { deliveries: _, ...notice } = acceptance(stage, letter, TEAM.town)
    const attempts = '信封所留地址查无此人，三次拨打所留电话均无人接听。'
    await letter.act('xz12', accept, { ...notice, unreached: [{ personSeq: 1, attempts }] })
  }),
]
