import { FAULTS, type Fault } from './faults'

const NAMES = Object.keys(FAULTS) as Fault[]

interface FaultChoiceProps {
  readonly chosen: Fault
  readonly onChoose: (fault: Fault) => void
}

/** How the next calls go. */
export function FaultChoice({ chosen, onChoose }: FaultChoiceProps) {
  return (
    <fieldset>
      <legend>故障</legend>
      {NAMES.map(name => (
        <label key={name}>
          <input type="radio" name="fault" checked={chosen === name} onChange={() => onChoose(name)} />
          {FAULTS[name].title}
        </label>
      ))}
    </fieldset>
  )
}
