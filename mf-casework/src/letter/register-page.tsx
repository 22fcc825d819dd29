import { Loading, Page } from '@portal/shared-lib/page'
import { Alert, Button } from '@portal/shared-lib/ui'
import { Form } from '@portal/shared-lib/ui-form'
import { Suspense } from 'react'
import { ErrorList } from './error-list'
import styles from './letter.module.css'
import { LetterFields } from './letter-fields'
import { PersonFields } from './person-fields'
import { Registered } from './registered'
import { useRegistration } from './use-registration'

/** /letterManage/letterRegister: registers a letter; the next one keeps its date. */
export default function RegisterPage() {
  const { form, files, registered, problem, errors, saving, submit, failed, changed } = useRegistration()
  return (
    <Page
      title="来信登记"
      action={
        <Button type="primary" loading={saving} onClick={form.submit}>
          保存（Ctrl+S）
        </Button>
      }
    >
      {registered && <Registered {...registered} />}
      {problem && <Alert type="error" showIcon title={problem} />}
      <ErrorList errors={errors} onJump={name => form.getFieldInstance(name)?.focus?.()} />
      <Suspense fallback={<Loading />}>
        <Form
          form={form}
          className={styles.form}
          labelCol={{ flex: '112px' }}
          scrollToFirstError={{ block: 'center' }}
          onFinish={values => void submit(values)}
          onFinishFailed={({ errorFields }) => failed(errorFields)}
          onValuesChange={changed}
          onKeyDown={event => {
            if (!(event.ctrlKey || event.metaKey) || event.key !== 's') return
            event.preventDefault()
            form.submit()
          }}
        >
          <PersonFields />
          <LetterFields files={files} />
        </Form>
      </Suspense>
    </Page>
  )
}
