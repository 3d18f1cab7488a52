const HEX = /^#([0-9a-f]{3}|[0-9a-f]{6})(?:[0-9a-f]{2})?$/i;
const RGB = /^rgba?\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*(?:,\s*[\d.]{1,10}\s*)?\)$/i;

/** Parses a hex or RGB color and returns it as lowercase `#rrggbb`, or `undefined`. Opacity is dropped. */
export function parseColour(raw: unknown): string | undefined {
  if (typeof raw !== 'string' || raw.length > 60) return undefined;
  const [, hex] = HEX.exec(raw.trim()) ?? [];
  if (hex) return `#${hex.length === 3 ? hex.replace(/./g, '$&$&') : hex}`.toLowerCase();
  const channels = RGB.exec(raw.trim())?.slice(1, 4).map(Number);
  if (!channels || channels.some((channel) => channel > 255)) return undefined;
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
