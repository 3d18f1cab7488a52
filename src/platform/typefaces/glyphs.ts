type Tables = { map: DataView; places: DataView; areLong: boolean };

/** Returns lookups for a character's glyph index and the size of its outline. Glyph 0 means a missing character. */
export function glyphsOf({ map, places, areLong }: Tables) {
  const find = finderOf(map);
  const placeOf = (glyph: number) => (areLong ? places.getUint32(4 * glyph) : 2 * places.getUint16(2 * glyph));
  const glyphOf = (sign: string) => find(sign.codePointAt(0) ?? 0);
  return {
    of: glyphOf,
    bytesOf: (sign: string) => {
      const glyph = glyphOf(sign);
      return glyph === 0 ? 0 : placeOf(glyph + 1) - placeOf(glyph);
    },
  };
}

/**
 * Returns the lookup of the `cmap` table in one of the two formats that the product's fonts have: 12 (all of Unicode)
 * or 4 (the basic plane).
 */
function finderOf(map: DataView) {
  const count = map.getUint16(2);
  const offsets = Array.from({ length: count }, (_, index) => map.getUint32(4 + 8 * index + 4));
  const formed = (format: number) => offsets.find((offset) => map.getUint16(offset) === format);
  const [all, plane] = [formed(12), formed(4)];
  if (all !== undefined) return inGroups(map, all);
  if (plane !== undefined) return inSegments(map, plane);
  throw new Error('a face whose signs cannot be read');
}

function inGroups(map: DataView, at: number) {
  const count = map.getUint32(at + 12);
  const group = (index: number) => at + 16 + 12 * index;
  return (code: number) => {
    const index = firstOf(count, (index) => map.getUint32(group(index) + 4) >= code);
    if (index === count || map.getUint32(group(index)) > code) return 0;
    return map.getUint32(group(index) + 8) + code - map.getUint32(group(index));
  };
}

function inSegments(map: DataView, at: number) {
  const twice = map.getUint16(at + 6);
  const [ends, starts] = [at + 14, at + 16 + twice];
  const [steps, ranges] = [starts + twice, starts + 2 * twice];
  return (code: number) => {
    const index = firstOf(twice / 2, (index) => map.getUint16(ends + 2 * index) >= code);
    if (2 * index === twice || code > 0xffff) return 0;
    const start = map.getUint16(starts + 2 * index);
    if (start > code) return 0;
    const step = map.getUint16(steps + 2 * index);
    const range = map.getUint16(ranges + 2 * index);
    if (range === 0) return (code + step) & 0xffff;
    const glyph = map.getUint16(ranges + 2 * index + range + 2 * (code - start));
    return glyph === 0 ? 0 : (glyph + step) & 0xffff;
  };
}

/** Binary search: returns the first index below `count` that passes the test; `count` if none does. */
function firstOf(count: number, isFarEnough: (index: number) => boolean) {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isFarEnough(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
