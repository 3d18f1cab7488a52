const HEX = /^#([0-9a-f]{3}|[0-9a-f]{6})(?:[0-9a-f]{2})?$/i;
const RGB = /^rgba?\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*(?:,\s*[\d.]{1,10}\s*)?\)$/i;

/** Parses a hex or RGB color and returns it as lowercase `#rrggbb`, or `undefined`. Opacity is dropped. */
export function readColour(written: unknown): string | undefined {
  if (typeof written !== 'string' || written.length > 60) return undefined;
  const [, hex] = HEX.exec(written.trim()) ?? [];
  if (hex) return `#${hex.length === 3 ? hex.replace(/./g, '$&$&') : hex}`.toLowerCase();
  const parts = RGB.exec(written.trim())?.slice(1, 4).map(Number);
  if (!parts || parts.some((part) => part > 255)) return undefined;
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
