/** Mails of tests. */
const mail = {
  groupId: '7',
  contents: '明天上午开会',
  sentAt: '2026-11-20 09:00:00',
  attachments: [{ id: 'f1', name: '议程.docx', size: 1024 }],
  starred: '0' as '0' | '1',
  read: '0' as '0' | '1',
}

export const received = (more: Partial<typeof mail> = {}) => ({
  ...mail,
  senderId: 'p6',
  senderAccount: 'zs06',
  senderName: '吴己莲',
  senderOrgName: '临江省信访局',
  senderDeptName: '来信处',
  ...more,
})

const receivers = [{ name: '周戊汀', orgName: '临江省信访局', deptName: '来信处' }]

export const sent = (more: Partial<typeof mail> = {}) => ({
  ...mail,
  receivers,
  receiverCount: 1,
  recalled: '0' as const,
  ...more,
})

export const kept = (more: Partial<typeof mail> & { type?: '1' | '2' } = {}) => ({
  ...mail,
  type: '2' as const,
  senderName: '吴己莲',
  senderOrgName: '临江省信访局',
  receivers: [],
  receiverCount: 1,
  recalled: '0' as const,
  ...more,
})
