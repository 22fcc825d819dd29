/** antd for forms that are filled in; apart from `/ui`, since lists need none of it. */
export { Form, type FormInstance, InputNumber, Radio } from 'antd'
