import { addDays } from '../platform/calendar/china-time'
import type { Db } from '../platform/database/connect'
import { getCaller } from './people/callers'
import { personIdOf } from './people/people'
import { PERSONAS } from './people/personas'

const PUBLISHER = '临江省信访局'
const MORNING = '09:00:00+08:00'

/** Days ago, title and text. */
const NOTICES: readonly (readonly [daysAgo: number, title: string, content: string])[] = [
  [
    2,
    '关于做好本月来信办理工作的通知',
    '各单位收到来信后应当日拆封、当日登记。对反映事项具体、诉求明确的来信，应自登记之日起15日内确定办理方式并转送有权处理的机关、单位。请各处室每日核对部门待办，避免超期。',
  ],
  [
    6,
    '信访业务系统升级公告',
    '系统将于本周六22:00至次日02:00进行升级维护，期间暂停登录。请提前保存正在登记的内容。升级后部门待办支持按剩余时限排序，登记页面增加草稿自动保存。',
  ],
  [
    9,
    '关于规范信访事项内容分类的说明',
    '登记时内容分类应选择至二级。反映问题涉及多个领域的，以信访人的主要诉求确定分类；确实难以归类的，选择“其他”，并在内容摘要中写明具体情况。',
  ],
  [
    13,
    '关于开展信访干部业务培训的通知',
    '本期培训安排《信访工作条例》解读、来信登记与转送规范、群众工作方法三个专题，采取在线学习方式。请各单位组织经办人员按时完成课程学习。',
  ],
  [
    18,
    '关于节假日期间值班安排的通知',
    '节假日期间实行领导带班和专人值班制度，保持联系电话畅通。遇有重大紧急信访事项，应立即报告本级党委、政府和上一级信访部门。',
  ],
  [
    24,
    '关于进一步规范书面告知工作的通知',
    '受理、不予受理、转送等情况应当书面告知信访人，并登记送达方式和送达日期。信访人姓名（名称）、住址不清无法告知的，应当在系统中注明原因。',
  ],
  [
    31,
    '非密邮件使用提醒',
    '严禁通过站内邮件和附件处理、传输国家规定不得在互联网上传递的材料。上传附件前请核对文件内容。',
  ],
  [
    40,
    '关于更新单位通讯信息的通知',
    '请各单位核对机构信息中的通讯地址、接待地址、联系电话和邮政编码，如有变更，请于本月底前通过机构管理更新，以便信访人查询。',
  ],
]

/** Sees the newest notices unread after signing in; everybody else has read them. */
const UNREAD_FOR = 'rs14'
const READ_AFTER_MS = 3_600_000
const AUTHOR = 'xw18'

/** Publishes the notices of the last weeks, the newest last. */
export async function publishNotices(db: Db, today: string): Promise<void> {
  const { orgId, personId } = getCaller(AUTHOR)
  const rows = NOTICES.map(([daysAgo, title, content]) => {
    const at = new Date(`${addDays(today, -daysAgo)}T${MORNING}`)
    const origin = { org_id: orgId, author_id: personId, created_at: at, changed_at: at }
    return { title, content, publisher: PUBLISHER, ...origin }
  })
  const published = await db.insertInto('notice').values(rows).returning(['id', 'created_at']).execute()
  const readers = PERSONAS.filter(({ account }) => account !== UNREAD_FOR)
  const read = published.flatMap(({ id, created_at }) =>
    readers.map(({ account }) => ({
      notice_id: id,
      person_id: personIdOf(account),
      read_at: new Date(created_at.getTime() + READ_AFTER_MS),
    })),
  )
  await db.insertInto('notice_reader').values(read).execute()
}
