type Props = {
  label: string;
  /** The progress, from 0 to 1. */
  value: number;
};

/** A progress bar, drawn in SVG because the server pages' CSP forbids inline styles. */
export function ProgressBar({ label, value }: Props) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="my-1.5 h-1 overflow-hidden rounded-full bg-border"
    >
      <svg aria-hidden="true" className="block h-full w-full rtl:-scale-x-100">
        <rect data-mark="" width={`${percent}%`} height="100%" className="fill-primary" />
      </svg>
    </div>
  );
}
