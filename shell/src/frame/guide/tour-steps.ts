interface TourStep {
  /** Selector of what is pointed at. */
  readonly target: string
  readonly title: string
  readonly text: string
}

const ALL: readonly TourStep[] = [
  {
    target: 'nav[aria-label="主菜单"]',
    title: '业务分类',
    text: '在这里切换业务分类。数字表示该分类中等待办理的事项。',
  },
  {
    target: 'nav[aria-label="侧边菜单"]',
    title: '菜单',
    text: '当前分类的页面都在这里，数字与打开后的列表条数一致。点“收起菜单”可以腾出空间。',
  },
  {
    target: '#content',
    title: '待办与内容',
    text: '需要您办理的信访件和页面内容显示在这里。在列表中按 J、K 移动，按回车打开。',
  },
  {
    target: '[aria-keyshortcuts="Control+K"]',
    title: '快速查找',
    text: '按 Ctrl+K，输入页面名称、拼音首字母、信访件编号、姓名或内容，直接打开，不必翻菜单。',
  },
  { target: '[data-entry="消息"]', title: '消息', text: '新的待办、催办和会议邀请都会在这里提醒。' },
  {
    // Not that of the blocks, which are behind one like it in a narrow window.
    target: 'div > div > button[aria-haspopup="menu"]',
    title: '用户菜单与帮助',
    text: '个人信息、身份切换、本次更新和本引导都在这里。任何页面按 ? 可查看快捷键和帮助。',
  },
]

/** Those steps that have something to point at: in a narrow window some of it is folded away. */
export const stepsHere = (): readonly TourStep[] =>
  ALL.filter(({ target }) => {
    const element = document.querySelector(target)
    return element !== null && isShown(element)
  })

function isShown(element: Element): boolean {
  if (getComputedStyle(element).display === 'none') return false
  return element.parentElement === null || isShown(element.parentElement)
}
