import { useMemo } from 'react';
import { encode } from 'uqr';

/** The quiet ground that cameras need around a code, in modules. */
const MARGIN = 4;

/** A text for cameras, always dark on light: not every app reads it the other way round. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => drawingOf(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-MARGIN} ${-MARGIN} ${size + 2 * MARGIN} ${size + 2 * MARGIN}`}
      shapeRendering="crispEdges"
      className="size-44 rounded-control border border-border"
    >
      <rect x={-MARGIN} y={-MARGIN} width="100%" height="100%" fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}

function drawingOf(text: string) {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size, path };
}
