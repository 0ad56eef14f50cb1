import { useHydrated } from '@tanstack/react-router'
import { use, useId } from 'react'
import { askForNumber, readNumber } from './numbers'
import { FieldProblem } from './fields'
import { ToolInput } from './tool-input'

interface NumberFieldProps {
  name: string
  label: string
  min: number
  max: number
  /** Of the slider; a number that is typed may lie between. */
  step: number
  /** Such as «CHF» or «%», in the label. */
  unit?: string
  /** A slider beside the field, to feel what a number does. */
  hasSlider?: boolean
  /** It may be left empty. */
  isOptional?: boolean
}

/** A number as people in Switzerland write it, with a slider beside it where that helps. */
export function NumberField({
  name,
  label,
  min,
  max,
  step,
  unit,
  hasSlider = false,
  isOptional = false,
}: NumberFieldProps) {
  const { values, type } = use(ToolInput)
  const id = useId()
  const text = values[name] ?? ''
  const words = unit ? `${label} (${unit})` : label
  const isLive = useHydrated()
  const number = readNumber(text)
  const isLeftOut = isOptional && text.trim() === ''
  const problem =
    !isLeftOut && (number === undefined || number < min || number > max) ? askForNumber(min, max) : undefined
  return (
    <div className="tool-frame-field">
      <label className="tool-frame-field">
        {words}
        <input
          type="text"
          inputMode="decimal"
          name={name}
          aria-label={isLive ? words : undefined}
          value={text}
          autoComplete="off"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? id : undefined}
          onChange={({ currentTarget }) => type(name, currentTarget.value)}
        />
      </label>
      {hasSlider && (
        <input
          type="range"
          aria-label={`${label}, Schieberegler`}
          min={min}
          max={max}
          step={step}
          value={Math.min(max, Math.max(min, number ?? min))}
          onChange={({ currentTarget }) => type(name, currentTarget.value)}
        />
      )}
      <FieldProblem id={id} problem={problem} />
    </div>
  )
}
