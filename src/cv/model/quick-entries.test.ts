import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CV_LIMITS, EMPTY_CONTENT, emptyNode, emptySection } from './content.ts';
import { endsEntry, readQuickEntries } from './quick-entries.ts';
import { cvContent } from './schema.ts';

describe('a list of skills', () => {
  const skills = (text: string) => readQuickEntries('skills', text);
  it('gives an entry for each name, apart by commas or lines', () => {
    const names = (text: string) => skills(text).map(({ name }) => name);
    expect(names('Python, Go ,, SQL;  Rust')).toEqual(['Python', 'Go', 'SQL', 'Rust']);
    expect(names('• Python\n• Go\r\n\n3. SQL')).toEqual(['Python', 'Go', 'SQL']);
    expect(names('Python | Go · SQL\tRust')).toEqual(['Python', 'Go', 'SQL', 'Rust']);
    expect(names('Intel·ligència artificial')).toEqual(['Intel·ligència artificial']);
    expect(names('بايثون، جو')).toEqual(['بايثون', 'جو']);
    expect(names('C++, C#, CI/CD, Node.js')).toEqual(['C++', 'C#', 'CI/CD', 'Node.js']);
  });
  it('keeps what is in parentheses together', () => {
    expect(skills('Python (Django, Flask), Go')).toEqual([{ name: 'Python (Django, Flask)' }, { name: 'Go' }]);
    expect(skills('Python (Django, Go')).toEqual([{ name: 'Python (Django, Go' }]);
  });
  it('reads levels', () => {
    expect(skills('Go (4/5), SQL (6/5)')).toEqual([{ name: 'Go', level: 4 }, { name: 'SQL (6/5)' }]);
  });
  it('reads groups with keywords', () => {
    expect(skills('Backend: Go, SQL\nFrontend: React')).toEqual([
      { name: 'Backend', keywords: ['Go', 'SQL'] },
      { name: 'Frontend', keywords: ['React'] },
    ]);
    expect(skills('https://example.org')).toEqual([{ name: 'https://example.org' }]);
    expect(skills('Backend:')).toEqual([{ name: 'Backend:' }]);
  });
  it('is empty for a text without words, and limited in length and number', () => {
    expect(skills(' , ;\n• \n')).toEqual([]);
    expect(skills(`${'x'.repeat(5000)}`)[0]?.name).toHaveLength(CV_LIMITS.line);
    expect(skills('a,'.repeat(10_000)).length).toBe(CV_LIMITS.items);
  });
});

it('reads languages with their levels', () => {
  expect(
    readQuickEntries(
      'languages',
      'English (native), German B2, French – fluent, Dutch: basics, Old Norse, Portuguese (Brazil)',
    ),
  ).toEqual([
    { language: 'English', cefr: 'native' },
    { language: 'German', cefr: 'B2' },
    { language: 'French', fluency: 'fluent' },
    { language: 'Dutch', fluency: 'basics' },
    { language: 'Old Norse' },
    { language: 'Portuguese (Brazil)' },
  ]);
});

it('reads interests', () => {
  expect(readQuickEntries('interests', 'Chess, Music: piano')).toEqual([{ name: 'Chess' }, { name: 'Music: piano' }]);
  expect(readQuickEntries('interests', 'Music: piano, voice')).toEqual([
    { name: 'Music', keywords: ['piano', 'voice'] },
  ]);
});

it('ends an entry at a comma, but not in a group or in parentheses', () => {
  expect(['Go,', 'بايثون،', 'Go;'].map(endsEntry)).toEqual([true, true, true]);
  expect([',', 'Go', 'Backend: Go,', 'Python (Django,', ' ,'].map(endsEntry)).toEqual(Array(5).fill(false));
});

it('gives only entries that a CV can have', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(',', ': ', ' (', ')', '\n', '\t', '• ', 'x'.repeat(600), '😀'),
  );
  fc.assert(
    fc.property(
      fc.constantFrom('skills', 'languages', 'interests'),
      fc.array(piece, { maxLength: 300 }),
      (kind, pieces) => {
        const items = readQuickEntries(kind, pieces.join('')).map((fields, at) => ({
          ...emptyNode(kind, `i${at}`),
          ...fields,
        }));
        const sections = [{ ...emptySection(kind, 's'), items }];
        expect(cvContent.safeParse({ ...EMPTY_CONTENT, sections }).error).toBeUndefined();
      },
    ),
  );
});
