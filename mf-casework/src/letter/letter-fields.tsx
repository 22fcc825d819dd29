import { formatDay } from '@portal/shared-lib'
import { PURPOSES_WITH_REQUEST, SUMMARY_LENGTH } from '@portal/shared-lib/contract/rules/petition'
import { Section } from '@portal/shared-lib/page'
import { Input } from '@portal/shared-lib/ui'
import { DayPicker, Uploads, type useUploads } from '@portal/shared-lib/ui-data'
import { Form, Radio } from '@portal/shared-lib/ui-form'
import styles from './letter.module.css'
import { rules } from './rules'
import { CategoryField, PlaceField, PurposeField } from './table-fields'

const CHANNELS = [
  { value: '100', label: '来信' },
  { value: '110', label: '传真' },
]

/** The letter and what it is about. */
export function LetterFields({ files }: { files: ReturnType<typeof useUploads> }) {
  const purpose = Form.useWatch<string | undefined>('purpose') ?? ''
  const asksForSomething = PURPOSES_WITH_REQUEST.includes(purpose)
  return (
    <Section title="信访事项">
      <div className={styles.columns}>
        <Form.Item label="收信日期" name="petitionDate" required rules={rules.petitionDate}>
          <DayPicker max={formatDay(new Date())} />
        </Form.Item>
        <Form.Item label="信访形式" name="channel" required>
          <Radio.Group options={CHANNELS} />
        </Form.Item>
        <Form.Item label="问题属地" name="placeRegion" required rules={rules.place}>
          <PlaceField />
        </Form.Item>
        <Form.Item label="信访目的" name="purpose" required rules={rules.purpose}>
          <PurposeField />
        </Form.Item>
        <Form.Item label="内容分类" name="category" required rules={rules.category}>
          <CategoryField />
        </Form.Item>
      </div>
      <Form.Item label="内容摘要" name="summary" required rules={rules.summary}>
        <Input.TextArea rows={6} maxLength={SUMMARY_LENGTH.max} showCount />
      </Form.Item>
      <Form.Item label="诉求" name="request" required={asksForSomething} rules={asksForSomething ? rules.request : []}>
        <Input.TextArea rows={2} maxLength={1000} showCount />
      </Form.Item>
      <Form.Item label="附件">
        <Uploads files={files.files} onAdd={files.add} onRemove={files.remove} />
      </Form.Item>
    </Section>
  )
}
