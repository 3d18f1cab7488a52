import { useMemo } from 'react';
import { QR_MARGIN, qrCode } from '#platform/qr-code.ts';

/** A text for cameras, always dark on light: not every app reads it the other way round. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => qrCode(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QR_MARGIN} ${-QR_MARGIN} ${size + 2 * QR_MARGIN} ${size + 2 * QR_MARGIN}`}
      shapeRendering="crispEdges"
      className="size-44 rounded-control border border-border"
    >
      <rect x={-QR_MARGIN} y={-QR_MARGIN} width="100%" height="100%" fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
