import { expect, it } from 'vitest';
import { LANGUAGES } from '#platform/pure/i18n/languages.ts';
import { messagesOf } from '#platform/server/i18n/messages.ts';
import { OWN_PAGE_LANGUAGES } from '../page-languages.ts';
import { ownPageWords, PAGE_WORDS } from './page-words.ts';

const { 'cv-page': english } = messagesOf('en');

it('has the words of all languages that are offered', () => {
  expect([...PAGE_WORDS.keys()].sort()).toEqual([...OWN_PAGE_LANGUAGES].sort());
});

it('covers at least 30 languages with those of the product', () => {
  expect(PAGE_WORDS.size + Object.keys(LANGUAGES).length).toBeGreaterThanOrEqual(30);
});

it.each([...PAGE_WORDS])('has all words in %s, and no more', (tag, rows) => {
  const words = ownPageWords(tag);
  expect(Object.keys(words?.sections ?? {}).sort()).toEqual(Object.keys(english.sections).sort());
  expect(Object.keys(words?.labels ?? {}).sort()).toEqual(Object.keys(english.labels).sort());
  expect(Object.keys(words?.levels ?? {}).sort()).toEqual(Object.keys(english.levels).sort());
  expect(Object.keys(words?.document ?? {}).sort()).toEqual(Object.keys(english.document).sort());
  const counts = [rows.sections, rows.labels, rows.levels, rows.document].map((row) => row.split(' | ').length);
  expect(counts).toEqual([15, 11, 5, 5]);
  for (const word of [
    rows.present,
    rows.native,
    ...`${rows.sections} | ${rows.labels} | ${rows.levels} | ${rows.document}`.split(' | '),
  ])
    expect(word.trim()).toMatch(/\S/);
  expect(Intl.DateTimeFormat.supportedLocalesOf(tag)).toEqual([tag]);
});

it.each([
  ['pt-BR', 'Experiência profissional'],
  ['zh-Hant-HK', '工作經歷'],
  ['zh-CN', '工作经历'],
  ['zh-Hans-HK', '工作经历'],
  ['sr-Latn-RS', 'Radno iskustvo'],
  ['no', 'Arbeidserfaring'],
])('finds the words for %s', (tag, heading) => {
  expect(ownPageWords(tag)?.sections.work).toBe(heading);
});

it('has the Portuguese of a region', () => {
  const awardsIn = (tag: string) => ownPageWords(tag)?.sections.awards;
  expect(['pt', 'pt-BR', 'pt-PT', 'pt-AO'].map(awardsIn)).toEqual(['Prêmios', 'Prêmios', 'Prémios', 'Prémios']);
});

it.each(['en', 'de-AT', 'xx', '', 'constructor'])('has no words of its own for %j', (tag) => {
  expect(ownPageWords(tag)).toBeUndefined();
});
