import { Radio, type RadioGroupProps } from 'antd'

/** One of some values, all of them in sight. */
const RadioGroup = (props: RadioGroupProps) => <Radio.Group {...props} />

export default RadioGroup
