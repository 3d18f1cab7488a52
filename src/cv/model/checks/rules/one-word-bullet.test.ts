import { expect, it } from 'vitest';
import { bulletsAtWork, findingsOf } from '#testing/cv-fixture.ts';
import { oneWordBullet } from './one-word-bullet.ts';

it('reports a bullet of one word, except in scripts without spaces', () => {
  expect(
    findingsOf(oneWordBullet, { sections: [bulletsAtWork('Translation.', 'Wrote notes', '翻訳と注釈', '1843')] }),
  ).toMatchObject([{ values: { word: 'Translation' } }]);
});
