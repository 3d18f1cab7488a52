import { describe, expect, it } from 'vitest';
import { pageWordsOf } from '#cv/render/page-words.ts';
import { walkHtml } from '#platform/pure/html.ts';
import { plainText } from '#platform/pure/markdown/plain-text.ts';
import { EXAMPLES, makeExample } from '../../examples/examples.ts';
import type { CvContent } from '../content.ts';
import { renderArticle } from '../formats/html/article.ts';
import { applyOperations, type Operation } from '../operations.ts';
import { outlineOf } from '../outline/outline.ts';
import { originalTexts } from './original-texts.ts';
import { translationTexts } from './translation.ts';

const ADA = { name: 'Ada', email: 'ada@example.org' };
const inArabic = (content: CvContent): CvContent => ({ ...content, design: { ...content.design, language: 'ar' } });
const NOTHING = new Set<string>();

/** Returns the texts of a translation's page by whether they are marked as English. */
function shownTexts(base: CvContent, variant: CvContent, same: ReadonlySet<string> = NOTHING) {
  const words = pageWordsOf(variant.design);
  const originals = originalTexts({ base, variant, same });
  const article = renderArticle(outlineOf(variant, words), {
    ...{ words, design: variant.design, photo: undefined, title: '', originals },
  }).text;
  const texts = { marked: '', unmarked: '' };
  const languages: string[] = [];
  walkHtml(article, {
    open: (_, { lang = languages.at(-1) ?? '', dir = '' }) => {
      if (lang === 'en') expect(['ltr', '']).toContain(dir);
      languages.push(lang);
    },
    close: () => {
      languages.pop();
    },
    text: (text) => {
      texts[languages.at(-1) === 'en' ? 'marked' : 'unmarked'] += `${text}\n`;
    },
  });
  return texts;
}

const textsToTranslate = (base: CvContent, variant = base) =>
  translationTexts({ base, original: base, variant, same: NOTHING }).filter(({ isName }) => !isName);

describe.each(EXAMPLES)('the page of a translation of the example %s', (id) => {
  const base = makeExample(id, ADA);

  it('marks every text that is not translated', () => {
    const { marked, unmarked } = shownTexts(base, inArabic(base));
    const unmarkedLines = new Set(unmarked.split('\n').map((line) => line.trim()));
    for (const { original } of textsToTranslate(base))
      for (const text of [original].flat()) {
        const [line = ''] = plainText(text).split('\n');
        expect(unmarkedLines).not.toContain(line.trim());
      }
    expect(marked).toContain(base.basics.headline);
  });

  it('marks nothing once all is translated', () => {
    const variant = applyOperations(
      inArabic(base),
      textsToTranslate(base).map(({ at, field, original }): Operation => {
        const value = Array.isArray(original) ? original.map((word) => `ترجمة ${word}`) : `ترجمة ${original}`;
        return { do: 'set', at, field, value };
      }),
    ).content;
    expect(shownTexts(base, variant).marked).toBe('');
  });
});

describe('the texts of a translation in the original’s language', () => {
  const base = makeExample('nurse', ADA);

  it('leave out those that are the same in both languages, and hidden ones', () => {
    const all = originalTexts({ base, variant: inArabic(base), same: NOTHING });
    expect(all).toMatchObject({ language: 'en', texts: expect.arrayContaining([base.basics.headline]) });
    const same = originalTexts({ base, variant: inArabic(base), same: new Set(['/basics.headline']) });
    expect(same?.texts).not.toContain(base.basics.headline);
    const sections = base.sections.map((section) => ({ ...section, visible: false }));
    const hidden = originalTexts({ base, variant: inArabic({ ...base, sections }), same: NOTHING });
    expect(hidden?.texts).toEqual([base.basics.headline]);
  });

  it('are none if both are in one language', () => {
    expect(originalTexts({ base, variant: base, same: NOTHING })).toBeUndefined();
  });
});
