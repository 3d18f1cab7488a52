import { expect, it } from 'vitest';
import { pageWordsOf } from './page-words.ts';

it.each([
  ['zh', '工作经历', '至今'],
  ['ja-JP', '職歴', '現在'],
  ['pt-BR', 'Experiência profissional', 'atual'],
  ['ru', 'Опыт работы', 'настоящее время'],
  ['de', 'Berufserfahrung', 'heute'],
  ['xx', 'Work experience', 'Present'],
])('a page in %s has the heading “%s” and the date “%s”', (language, heading, present) => {
  const words = pageWordsOf({ language });
  expect([words.sections.work, words.present]).toEqual([heading, present]);
});
