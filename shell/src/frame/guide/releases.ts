interface Release {
  readonly name: string
  readonly changes: readonly string[]
}

/** What changed for the people who work with the portal, the newest release first. */
export const RELEASES: readonly Release[] = [
  {
    name: '2026-11',
    changes: [
      '智慧搜索：一次搜索信访件、法规、政策、案例、口径、公告和操作帮助，支持拼音首字母和同义词，结果可按年份、属地等筛选。',
      '法规详情：查看历次版本和某日适用的版本，复制条文引用，查看引用该条的信访件。',
      '快速查找：按 Ctrl+K，输入页面名称、拼音或首字母、信访件编号、姓名或内容，直接打开。',
      '快捷键：按 ? 查看当前页面可用的快捷键。',
      '公文管理：拟稿、审批、编号、用印、发送、签收、办结，收文登记，验章，登记簿可打印和导出。',
      '首页：可自行隐藏和排列首页部件。',
      '列表预览：在列表中按空格，在旁边查看信访件并直接办理；按 X 选择。',
      '办理后去向：从列表打开的信访件办理后可返回列表或打开下一件，在“显示设置”中选择。',
      '上次查看：信访件页面标出您上次查看以来他人的办理情况。',
      '使用引导：三分钟了解本系统，可随时从用户菜单重新打开。',
    ],
  },
]
