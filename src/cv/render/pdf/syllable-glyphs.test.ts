import { describe, expect, it } from 'vitest';
import { glyphTextsOf } from './syllable-glyphs.ts';

/** Glyphs of a font: consonants, vowel signs, and others, of which the last has no width. */
const [KA, MA, AA, I, OTHER, RAISED] = [1, 2, 3, 4, 5, 6];
const KNOWN = new Map([[KA, 'क']]);
const textsOf = (syllables: [number[], string][], known: ReadonlyMap<number, string> = KNOWN) =>
  Object.fromEntries(
    glyphTextsOf(
      syllables.map(([glyphs, text]) => ({ glyphs, text })),
      { known, isWide: (glyph) => glyph !== RAISED },
    ),
  );

describe('the texts of glyphs that draw part of a syllable', () => {
  it('follow from the syllables that share them', () => {
    const syllables: [number[], string][] = [
      [[MA, AA], 'मा'],
      [[I, KA], 'कि'],
      [[KA, AA], 'का'],
    ];
    expect(textsOf(syllables)).toEqual({ [KA]: 'क', [AA]: 'ा', [MA]: 'म', [I]: 'ि' });
  });

  it('are those of the order in which a lone syllable is drawn', () => {
    const divided = (glyphs: number[], text: string) => textsOf([[glyphs, text]], new Map());
    expect(divided([I, MA], 'मि')).toEqual({ [I]: 'ि', [MA]: 'म' });
    expect(divided([MA, RAISED], 'र्म')).toEqual({ [MA]: 'म', [RAISED]: 'र्' });
    expect(divided([OTHER, MA, AA], 'स्मा')).toEqual({ [OTHER]: 'स्', [MA]: 'म', [AA]: 'ा' });
    expect(divided([OTHER, RAISED], 'श्लें')).toEqual({ [OTHER]: 'श्ल', [RAISED]: 'ें' });
    expect(divided([I, OTHER], 'क्ति')).toEqual({ [I]: 'ि', [OTHER]: 'क्त' });
  });

  it('have vowels that are drawn as another vowel and a sign', () => {
    const syllables: [number[], string][] = [
      [[KA, AA], 'का'],
      [[KA, AA, RAISED], 'कों'],
      [[KA, OTHER], 'कौ'],
    ];
    expect(textsOf(syllables)).toEqual({ [KA]: 'क', [AA]: 'ा', [RAISED]: 'ें', [OTHER]: 'ौ' });
  });

  it('are never empty', () => {
    expect(textsOf([[[KA, OTHER], 'क']])).toEqual({ [KA]: 'क', [OTHER]: '\u200d' });
  });
});
