import type { InputHTMLAttributes, Ref } from 'react'

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  readonly label: string
  readonly onChange: (value: string) => void
  readonly ref?: Ref<HTMLInputElement>
}

/** A field with its label above. */
export function TextField({ label, onChange, ...input }: TextFieldProps) {
  return (
    <label>
      <span>{label}</span>
      <input {...input} onChange={event => onChange(event.target.value)} />
    </label>
  )
}
