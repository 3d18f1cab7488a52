import { expect, it } from 'vitest';
import { isMarkdown } from './recognize-text.ts';

it.each(['# Ada Lovelace', 'Ada\n\n## Work', 'The **Analytical** Engine', '[Notes](https://a.example)'])(
  'recognizes Markdown: %s',
  (text) => expect(isMarkdown(text)).toBe(true),
);

it.each(['Ada Lovelace\nWORK\n----\n- Notes', '#1 in her class', 'Rated ** by two', '[1] Notes', '* * *'])(
  'reads as plain text: %s',
  (text) => expect(isMarkdown(text)).toBe(false),
);
