import { useMemo } from 'react';
import { QR_MARGIN, qrCode } from '#platform/pure/qr-code.ts';

type Props = { text: string; label: string; className?: string };

/** A text as a QR code, dark on light in every theme because not every app reads inverted codes. */
export function QrPicture({ text, label, className = '' }: Props) {
  const { size, path } = useMemo(() => qrCode(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QR_MARGIN} ${-QR_MARGIN} ${size + 2 * QR_MARGIN} ${size + 2 * QR_MARGIN}`}
      shapeRendering="crispEdges"
      className={`rounded-control border border-border ${className}`}
    >
      <rect x={-QR_MARGIN} y={-QR_MARGIN} width="100%" height="100%" fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
