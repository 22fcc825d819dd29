import { InputNumber, type InputNumberProps } from 'antd'

/** A number, with what it counts behind it. */
const NumberInput = (props: InputNumberProps<number>) => <InputNumber<number> {...props} />

export default NumberInput
