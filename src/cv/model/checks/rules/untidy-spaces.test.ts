import { describe, expect, it } from 'vitest';
import { bulletsAtWork, findingsOf } from '#testing/cv-fixture.ts';
import { untidySpaces } from './untidy-spaces.ts';

describe('spaces', () => {
  const fixedText = (text: string, language = 'en') => {
    const [finding] = findingsOf(untidySpaces, { design: { language }, sections: [bulletsAtWork(text)] });
    const [fix] = finding?.fixes ?? [];
    return fix?.do === 'set' ? fix.value : undefined;
  };

  it.each([
    ['Wrote  the   notes', 'Wrote the notes'],
    ['Wrote notes , then drew .', 'Wrote notes, then drew.'],
    ['Why ?', 'Why?'],
    ['كتبت الملاحظات ، ثم رسمت', 'كتبت الملاحظات، ثم رسمت'],
    ['Wrote:\n\n-  one  two\n  - three', 'Wrote:\n\n-  one two\n  - three'],
  ])('are tidied from %j to %j', (text, value) => {
    expect(fixedText(text)).toBe(value);
  });

  it.each(['Wrote in .NET', 'Ends a line  \nwith two', '   - deeper', 'a - b', '- .', 'Notes :-)', ''])(
    'are kept in %j',
    (text) => {
      expect(fixedText(text)).toBeUndefined();
    },
  );

  it('are kept before a question mark in French', () => {
    expect(fixedText('Pourquoi ? Voici : rien', 'fr')).toBeUndefined();
    expect(fixedText('Notes , dessins', 'fr')).toBe('Notes, dessins');
  });

  it('are ignored in a phone number', () => {
    expect(findingsOf(untidySpaces, { basics: { phone: '+44  20', name: 'Ada  Lovelace' } })).toMatchObject([
      { field: 'name' },
    ]);
  });
});
