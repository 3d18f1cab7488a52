import { useMemo } from 'react';
import { QR_MARGIN, qrCode } from '#platform/qr-code.ts';

/** Renders a text as a QR code, dark on light in every theme because not every app reads inverted codes. */
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
