import { mailDialog, openMail, sendMail } from '../portal/mail'
import { expect, LONG, story } from '../portal/stories'

story('a mail is recalled, recovered, deleted, taken back and purged', LONG, async ({ signIn }) => {
  const [sender, receiver] = [await signIn('zs01'), await signIn('zs09')]
  const mail = await openMail(sender)
  await sendMail(sender, '冯壬枫', '请将复查件转我')
  const inbox = await openMail(receiver)
  await expect(inbox.getByRole('button', { name: /未读.*请将复查件转我/ })).toBeVisible()

  const line = (state: string) => mail.getByRole('button', { name: new RegExp(`${state}.*请将复查件转我`) })
  const inRow = (name: string) =>
    mail.getByRole('listitem').filter({ hasText: '请将复查件转我' }).getByRole('button', { name, exact: true })
  await inRow('收回').click()
  await expect(mail.getByText('此非密邮件已被收回，请在垃圾箱中查看')).toBeVisible()
  await expect(inbox.getByText('请将复查件转我')).toHaveCount(0)

  await mail.getByRole('tab', { name: '垃圾箱' }).click()
  await expect(line('已收回')).toBeVisible()
  await inRow('恢复').click()
  await expect(line('已收回')).toHaveCount(0)

  await mail.getByRole('tab', { name: '发件箱' }).click()
  await expect(inRow('收回')).toBeDisabled()
  await inRow('收藏').click()
  await expect(mail.getByText('添加收藏夹成功')).toBeVisible()
  await mail.getByRole('tab', { name: '收藏夹' }).click()
  await inRow('移除收藏').click()
  await expect(mail.getByText('移除收藏夹成功')).toBeVisible()
  await expect(mail.getByText('暂无数据')).toBeVisible()

  await mail.getByRole('tab', { name: '发件箱' }).click()
  await inRow('删除').click()
  await expect(mail.getByText('删除成功', { exact: true })).toBeVisible()
  await mail.getByRole('button', { name: '撤销' }).click()
  await expect(line('已收回')).toBeVisible()
  await mail
    .getByRole('checkbox', { name: /选择 冯壬枫/ })
    .first()
    .check()
  await mail.getByRole('button', { name: '彻底删除' }).click()
  await sender
    .getByRole('dialog', { name: /不能恢复/ })
    .getByRole('button', { name: '彻底删除' })
    .click()
  await expect(mail.getByText('彻底删除成功')).toBeVisible()
  await expect(line('已收回')).toHaveCount(0)
})

story('a recalled mail that somebody is about to open is told of', LONG, async ({ signIn }) => {
  const [sender, receiver] = [await signIn('zs01'), await signIn('zs03')]
  const mail = await openMail(sender)
  await sendMail(sender, '孙丙樟', '这封信会被收回')
  const inbox = await openMail(receiver)
  const line = inbox.getByRole('button', { name: /未读.*这封信会被收回/ })
  await expect(line).toBeVisible()
  // Its live updates stop: the line stays on the screen.
  let away = true
  await receiver.route('**/api/MailMessageController/getCollectboxMessage', route =>
    away ? route.abort() : route.continue(),
  )
  await mail
    .getByRole('listitem')
    .filter({ hasText: '这封信会被收回' })
    .getByRole('button', { name: '收回', exact: true })
    .click()
  await expect(mail.getByText('此非密邮件已被收回，请在垃圾箱中查看')).toBeVisible()
  await line.click()
  await expect(inbox.getByText('该邮件已被发件人收回')).toBeVisible()
  away = false
  await inbox.getByRole('button', { name: '刷新' }).click()
  await expect(inbox.getByText('这封信会被收回')).toHaveCount(0)
})

story('a mail is answered where it is read, and the answer sent on', async ({ signIn }) => {
  const sender = await signIn('zs05')
  const mail = await openMail(sender)
  const row = mail.getByRole('listitem').filter({ hasText: '超期和临期的件' })
  await row.getByRole('button', { name: /明天上午九点/ }).click()
  await row.getByRole('button', { name: '回复' }).click()
  await row.getByLabel('内容').fill('收到，已准备')
  await row.getByRole('button', { name: '发送' }).click()
  await expect(mail.getByText('邮件发送成功')).toBeVisible()
  await mail.getByRole('tab', { name: '发件箱' }).click()
  const sent = mail.getByRole('listitem').filter({ hasText: '收到，已准备' })
  await expect(sent).toContainText('吴己莲')
  await sent.getByRole('button', { name: '转发' }).click()
  await expect(mail.getByLabel('内容', { exact: true })).toHaveValue('收到，已准备')
})

story('a report goes to the office that the province names', LONG, async ({ signIn }) => {
  const page = await signIn('zs02')
  await page.getByRole('button', { name: /^用户菜单/ }).click()
  await page.getByRole('menuitem', { name: '举报' }).click()
  const mail = mailDialog(page)
  await expect(mail.getByRole('tab', { name: '写信+' })).toHaveAttribute('aria-selected', 'true')
  await expect(mail.getByRole('list', { name: '已选收件人' })).toContainText('驻局纪检监察组')
})
