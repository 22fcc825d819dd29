import { Section } from '@portal/shared-lib/page'
import { Checkbox, Input } from '@portal/shared-lib/ui'
import { Form, InputNumber } from '@portal/shared-lib/ui-form'
import styles from './letter.module.css'
import { rules } from './rules'

/** Who writes. An anonymous letter has no person to reach. */
export function PersonFields() {
  const anonymous = Form.useWatch<boolean | undefined>('anonymous') ?? false
  return (
    <Section title="信访人">
      <div className={styles.columns}>
        <Form.Item label="匿名" name="anonymous" valuePropName="checked">
          <Checkbox>来信未署名</Checkbox>
        </Form.Item>
        <Form.Item label="信访人数" name="personCount" required rules={rules.personCount}>
          <InputNumber min={1} max={100000} precision={0} suffix="人" className={styles.full} />
        </Form.Item>
        {!anonymous && <KnownPerson />}
      </div>
    </Section>
  )
}

function KnownPerson() {
  return (
    <>
      <Form.Item label="姓名" name="name" required rules={rules.name}>
        <Input maxLength={50} autoComplete="off" />
      </Form.Item>
      <Form.Item label="身份证号" name="idCard" rules={rules.idCard}>
        <Input maxLength={18} autoComplete="off" />
      </Form.Item>
      <Form.Item label="手机号码" name="mobile" rules={rules.mobile}>
        <Input maxLength={11} inputMode="numeric" autoComplete="off" />
      </Form.Item>
      <Form.Item label="住址" name="address" required rules={rules.address}>
        <Input maxLength={200} autoComplete="off" />
      </Form.Item>
    </>
  )
}
