import { MARK } from './mark-drawing.ts';

/** The logo in the current text color. */
export const Mark = ({ size = 24 }: { size?: number }) => (
  <svg
    className="mark"
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    aria-hidden="true"
  >
    <path d={MARK.glass} strokeWidth="1.75" />
    <path d={MARK.exhibit} strokeWidth="2" />
    <path d={MARK.plinth} fill="currentColor" stroke="none" />
  </svg>
);
