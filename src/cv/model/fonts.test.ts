import { describe, expect, it } from 'vitest';
import { FONT_PAIRS, fontsOfTypefaces, TYPEFACE_NAMES, typefacesOfFonts } from './fonts.ts';

const pairs = TYPEFACE_NAMES.flatMap((heading) => TYPEFACE_NAMES.map((body) => ({ heading, body })));

describe('the fonts of a document', () => {
  it('are stored for any two typefaces and read again', () => {
    for (const pair of pairs) expect(typefacesOfFonts(fontsOfTypefaces(pair))).toEqual(pair);
  });

  it('are the id of a pair if there is one, as older documents store them', () => {
    for (const [id, pair] of Object.entries(FONT_PAIRS)) {
      expect(typefacesOfFonts(id)).toEqual(pair);
      expect(FONT_PAIRS[fontsOfTypefaces(pair) as keyof typeof FONT_PAIRS]).toEqual(pair);
    }
    expect(fontsOfTypefaces({ heading: 'Lora', body: 'Public Sans' })).toBe('Lora/Public Sans');
  });

  it.each(['', 'unknown', 'Lora', 'Lora/', 'Lora/Unknown', 'Lora/Spectral/Lora', 'constructor', '__proto__/Lora'])(
    'are the first pair if %j is neither',
    (fonts) => expect(typefacesOfFonts(fonts)).toEqual(FONT_PAIRS['source-serif']),
  );
});
