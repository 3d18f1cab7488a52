type GlyphTables = { cmap: DataView; loca: DataView; hasLongOffsets: boolean };

/** Returns lookups for a character's glyph index and the size of its outline. Glyph 0 means a missing character. */
export function glyphsOf({ cmap, loca, hasLongOffsets }: GlyphTables) {
  const find = glyphLookup(cmap);
  const offsetOf = (glyph: number) => (hasLongOffsets ? loca.getUint32(4 * glyph) : 2 * loca.getUint16(2 * glyph));
  const glyphOf = (character: string) => find(character.codePointAt(0) ?? 0);
  return {
    of: glyphOf,
    bytesOf: (character: string) => {
      const glyph = glyphOf(character);
      return glyph === 0 ? 0 : offsetOf(glyph + 1) - offsetOf(glyph);
    },
  };
}

/**
 * Returns the lookup of the `cmap` table in one of the two formats that the product's fonts have: 12 (all of Unicode)
 * or 4 (the basic plane).
 */
function glyphLookup(cmap: DataView) {
  const count = cmap.getUint16(2);
  const offsets = Array.from({ length: count }, (_, index) => cmap.getUint32(4 + 8 * index + 4));
  const subtable = (format: number) => offsets.find((offset) => cmap.getUint16(offset) === format);
  const [all, plane] = [subtable(12), subtable(4)];
  if (all !== undefined) return lookupInGroups(cmap, all);
  if (plane !== undefined) return lookupInSegments(cmap, plane);
  throw new Error('the font has no supported cmap table');
}

function lookupInGroups(cmap: DataView, at: number) {
  const count = cmap.getUint32(at + 12);
  const group = (index: number) => at + 16 + 12 * index;
  return (code: number) => {
    const index = firstOf(count, (index) => cmap.getUint32(group(index) + 4) >= code);
    if (index === count || cmap.getUint32(group(index)) > code) return 0;
    return cmap.getUint32(group(index) + 8) + code - cmap.getUint32(group(index));
  };
}

function lookupInSegments(cmap: DataView, at: number) {
  const twice = cmap.getUint16(at + 6);
  const [ends, starts] = [at + 14, at + 16 + twice];
  const [steps, ranges] = [starts + twice, starts + 2 * twice];
  return (code: number) => {
    const index = firstOf(twice / 2, (index) => cmap.getUint16(ends + 2 * index) >= code);
    if (2 * index === twice || code > 0xffff) return 0;
    const start = cmap.getUint16(starts + 2 * index);
    if (start > code) return 0;
    const step = cmap.getUint16(steps + 2 * index);
    const range = cmap.getUint16(ranges + 2 * index);
    if (range === 0) return (code + step) & 0xffff;
    const glyph = cmap.getUint16(ranges + 2 * index + range + 2 * (code - start));
    return glyph === 0 ? 0 : (glyph + step) & 0xffff;
  };
}

/** Binary search: returns the first index below `count` that passes the test; `count` if none does. */
function firstOf(count: number, passes: (index: number) => boolean) {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (passes(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
