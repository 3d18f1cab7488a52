import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'aria-label' | 'aria-valuetext'> & {
  label: string;
  value: number;
  /** The value as text, for screen readers: 150 %. */
  valueText: string;
  onChange: (value: number) => void;
};

const TRACK =
  '[&::-webkit-slider-runnable-track]:h-1 [&::-webkit-slider-runnable-track]:rounded-full [&::-webkit-slider-runnable-track]:bg-control [&::-moz-range-track]:h-1 [&::-moz-range-track]:rounded-full [&::-moz-range-track]:bg-control';
const THUMB =
  '[&::-webkit-slider-thumb]:-mt-1.5 [&::-webkit-slider-thumb]:size-4 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:bg-primary [&::-moz-range-thumb]:size-4 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-primary';

/** A range slider for a value that need not be exact. */
export const Slider = ({ label, valueText, onChange, className = '', ...rest }: Props) => (
  <input
    {...rest}
    type="range"
    aria-label={label}
    aria-valuetext={valueText}
    onChange={(event) => onChange(event.target.valueAsNumber)}
    className={`min-h-9 w-full min-w-0 cursor-pointer appearance-none rounded-control bg-transparent forced-colors:appearance-auto pointer-coarse:min-h-11 ${TRACK} ${THUMB} ${className}`}
  />
);
