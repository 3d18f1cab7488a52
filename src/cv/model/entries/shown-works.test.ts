import { describe, expect, it } from 'vitest';
import { completeFields, type EntryKind, type EntryStatus } from './entry.ts';
import { isOwnAuthor } from './own-author.ts';
import { shownWorksOf } from './shown-works.ts';

const entry = (kind: EntryKind, fields: Record<string, unknown>) => ({
  ...{ kind, fields: completeFields(kind, fields) },
  status: 'published' as EntryStatus,
});

describe('the works that a site shows', () => {
  it('are publications and talks, the latest first, and skills in their order', () => {
    const works = shownWorksOf(
      [
        entry('skills', { name: 'Logic', level: 4, keywords: ['proofs', ' '] }),
        entry('publications', { title: 'Old', date: '1840' }),
        entry('work', { name: 'Engine works' }),
        entry('talks', { title: ' Talk ', event: 'Turin', date: '1840-08' }),
        entry('publications', {
          ...{ title: 'New', date: '1843-09', authors: ['L. F. Menabrea', 'Lovelace, A.'] },
          ...{ kind: 'article', publisher: 'Memoirs', doi: 'https://doi.org/10.1/x' },
        }),
        entry('publications', { title: 'Next', date: 'in press' }),
        entry('publications', { title: ' ' }),
        entry('skills', {}),
      ],
      ['Ada Lovelace'],
    );
    expect(works.publications.map(({ title }) => title)).toEqual(['Next', 'New', 'Old']);
    expect(works.publications[1]).toMatchObject({
      ...{ kind: 'article', venue: 'Memoirs', doi: '10.1/x' },
      authors: [
        { name: 'L. F. Menabrea', own: false },
        { name: 'Lovelace, A.', own: true },
      ],
    });
    expect(works.talks).toMatchObject([{ title: 'Talk', event: 'Turin' }]);
    expect(works.skills).toEqual([{ name: 'Logic', proficiency: '', level: 4, keywords: ['proofs'] }]);
  });
});

describe('the member among the authors', () => {
  it.each([
    ['Ada Lovelace', 'Ada Lovelace'],
    ['A. Lovelace', 'Ada Lovelace'],
    ['A. K. Lovelace', 'Ada Lovelace'],
    ['Lovelace, Ada', 'Ada Lovelace'],
    ['LOVELACE, A.', 'Ada Lovelace'],
    ['Lovelace A', 'Ada Lovelace'],
    ['Lovelace AK', 'Ada King Lovelace'],
    ['Goedel', 'Goedel'],
    ['Kurt Godel', 'Kurt Gödel'],
    ['E. Galois', 'Évariste Galois'],
    ['J.-P. Serre', 'Jean-Pierre Serre'],
    ['van Beethoven, L.', 'Ludwig van Beethoven'],
    ['L. van Beethoven', 'Ludwig van Beethoven'],
    ['García Márquez, G.', 'Gabriel García Márquez'],
    ['آدا لوفلايس', 'آدا لوفلايس'],
    ['Lovelace, Ada', 'Dr. Ada Lovelace'],
    ['A. Lovelace', 'Prof. Dr. Ada Lovelace, PhD'],
    ['Dr', 'Dr'],
    ['Lovelace Ada', 'Ada Lovelace'],
    ['Ada Lovelace King', 'Ada Lovelace'],
  ])('%s is %s', (author, member) => {
    expect(isOwnAuthor(author, member)).toBe(true);
  });

  it.each([
    ['Annabella Lovelace', 'Ada Lovelace'],
    ['B. Lovelace', 'Ada Lovelace'],
    ['Lovelace', 'Ada Lovelace'],
    ['Ada Byron', 'Ada Lovelace'],
    ['Ada, Lovelace', 'Ada Lovelace'],
    ['A. A. Lovelace', 'Ada King Lovelace'],
    ['', 'Ada Lovelace'],
    ['Ada King', 'Ada Lovelace'],
    ['Ada Lovelaceson', 'Ada Lovelace'],
    ['…', ''],
  ])('%s is not %s', (author, member) => {
    expect(isOwnAuthor(author, member)).toBe(false);
  });
});
