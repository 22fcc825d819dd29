import type { DownloadType } from '@portal/shared-lib/contract/rules/notice'

interface Material {
  readonly daysAgo: number
  readonly type: DownloadType
  readonly title: string
  readonly description: string
  /** Name and lines of each. */
  readonly files: readonly (readonly [name: string, lines: readonly string[]])[]
}

/** What the provincial office offers to download. */
export const MATERIALS: readonly Material[] = [
  {
    daysAgo: 35,
    type: '培训资料',
    title: '接访沟通要点',
    description: '窗口接谈人员岗前培训用，可打印后放置于接访窗口。',
    files: [
      [
        '接访沟通要点.txt',
        [
          '一、先请坐、再倾听，不打断信访人陈述。',
          '二、复述诉求，请信访人确认。',
          '三、说明受理范围、办理程序和答复期限。',
          '四、不在职权范围内的，告知应当向哪个机关提出。',
          '五、登记完毕，交付查询码并说明查询方式。',
        ],
      ],
    ],
  },
  {
    daysAgo: 20,
    type: '政策文件',
    title: '办理期限一览表',
    description: '依据《信访工作条例》整理，供经办人员核对各环节期限。',
    files: [
      [
        '办理期限一览表.csv',
        [
          '环节,期限,依据',
          '信访部门转送交办,收到之日起15日内,第二十二条',
          '有权处理机关受理告知,收到之日起15日内,第二十三条',
          '办结,受理之日起60日内，可延长30日,第三十四条',
          '申请复查,收到答复意见之日起30日内,第三十五条',
          '申请复核,收到复查意见之日起30日内,第三十六条',
        ],
      ],
    ],
  },
  {
    daysAgo: 12,
    type: '操作手册',
    title: '来信登记操作说明',
    description: '来信登记、查重、保存草稿的操作步骤。',
    files: [
      [
        '来信登记操作说明.txt',
        [
          '1. 在“来信办理”中打开“来信登记”。',
          '2. 填写信访人和信访事项，内容分类应选择至二级。',
          '3. 系统提示疑似重复时，核对后再选择并入或继续登记。',
          '4. 上传来信扫描件，每件不超过100MB。',
          '5. 登记后记下信访件编号，可在页首检索框中查找。',
        ],
      ],
      ['常用快捷键.csv', ['按键,作用', 'Ctrl+S,保存草稿', 'Esc,关闭对话框', 'J / K,列表中上下移动']],
    ],
  },
  {
    daysAgo: 3,
    type: '业务表格',
    title: '来访登记表、阅批单样式',
    description: '空白样式，各单位可按本地要求增加栏目。',
    files: [
      ['来访登记表.csv', ['序号,来访时间,姓名,人数,反映事项,接谈人,处理方式']],
      ['领导阅批单.csv', ['信访件编号,信访人,主要诉求,拟办意见,领导批示,批示日期']],
    ],
  },
]
