import { describe, expect, it } from 'vitest';
import { extractText } from './extract-text.ts';
import { readSourceDocument } from './read-source-document.ts';

describe('the language of a document', () => {
  const german =
    'Ada Lovelace\n\nPROFIL\n\nEntwicklung und Betrieb von Anwendungen für die Verwaltung in großen Städten.';
  const read = (text: string, language: string) =>
    readSourceDocument({ ...extractText(text), language }).content.design.language;

  it('is the declared one with its region, however it is written', () => {
    expect(read(german, 'de_AT')).toBe('de-AT');
    expect(read('Ada', 'EN-US')).toBe('en-US');
  });

  it('is that of the text if another or none was declared', () => {
    for (const declared of ['en-US', 'Deutsch (Deutschland)', '', 'x'.repeat(100)])
      expect(read(german, declared)).toBe('de');
  });
});
