import { actionOf } from '../portal/case'
import { registerAtOnce } from '../portal/register'
import { expect, LONG, story } from '../portal/stories'

const NAME = '物业类转人社'
const WORDS = '请核实后依法处理，并在期限内书面答复信访人。'

story(
  'what is filled in is kept under one name, says beforehand what it will do, and fills in the next case by two keys',
  LONG,
  async ({ signIn, portal }) => {
    const [clerk, registrar] = [await signIn('zs05'), await signIn('zs01')]
    const [first, second] = [
      await registerAtOnce(registrar, portal.address),
      await registerAtOnce(registrar, portal.address),
    ]
    const open = async (petitionNo: string) => {
      await clerk.goto(`${portal.address}toDoManage/handle?xfjbh=${petitionNo}`)
      await expect(actionOf(clerk, '转送')).toBeVisible()
    }
    await open(first)
    await actionOf(clerk, '转送').click()
    await clerk.getByLabel('申诉求决').check()
    await clerk.getByPlaceholder('输入单位名称查找').fill('安澜市人力')
    await clerk.getByRole('list', { name: '接收单位查找结果' }).getByRole('checkbox').first().check()
    const words = clerk.getByRole('textbox', { name: /办理意见|转送意见/ })
    await words.fill(WORDS)
    await clerk.getByRole('button', { name: '存为常用操作' }).click()
    const keeping = clerk.getByRole('dialog', { name: '存为常用操作' })
    await expect(keeping).toContainText(WORDS)
    await keeping.getByLabel('名称').fill(NAME)
    await keeping.getByRole('button', { name: '保存' }).click()
    await expect(clerk.getByText('已存为常用操作，可在办理时填入')).toBeVisible()

    await open(second)
    await clerk.keyboard.press('m')
    const dialog = clerk.getByRole('dialog', { name: '常用操作' })
    const choice = dialog.getByRole('button', { name: new RegExp(NAME) })
    for (const said of ['转送', '人力资源和社会保障局', WORDS]) await expect(choice).toContainText(said)
    await clerk.keyboard.press((await choice.locator('kbd').textContent()) ?? '')
    await expect(clerk.getByText(`已按“${NAME}”填入，尚未提交，请核对。`)).toBeVisible()
    await expect(words).toHaveValue(WORDS)
    await expect(clerk.getByLabel('申诉求决')).toBeChecked()
    // Nothing was sent: the person does that.
    await clerk.keyboard.press('Control+Enter')
    await expect(clerk.getByText('已转送，当前状态：待签收')).toBeVisible()
  },
)
