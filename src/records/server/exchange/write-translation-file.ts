import { setImmediate } from 'node:timers/promises';
import { CSV_BOM, writeCsv } from '#platform/pure/csv.ts';
import { html, joinLines } from '#platform/pure/markup.ts';
import type { TranslationState } from '../../model/source-texts.ts';

/** The formats in which translators get texts: XLIFF 1.2 for their tools, and CSV for spreadsheets. */
export type TranslationFormat = 'xliff' | 'csv';

/** A text for a translator. `target` is the translation, which is empty as long as there is none. */
export type TextForTranslator = { key: string; source: string; target: string; state: TranslationState };

type TranslationFile = { name: string; from: string; to: string; texts: readonly TextForTranslator[] };

type Writer = {
  type: string;
  extension: string;
  head: (file: TranslationFile) => string;
  body: (texts: readonly TextForTranslator[], file: TranslationFile) => string;
  tail: string;
};

const CSV_HEADER = ['key', 'state', 'original', 'translation'];

const WRITERS: Record<TranslationFormat, Writer> = {
  xliff: {
    type: 'application/xliff+xml',
    extension: 'xlf',
    head: ({ name, from, to }) =>
      html`<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
  <file original="${name}" source-language="${from}" target-language="${to}" datatype="plaintext">
    <body>
`.text,
    body: (texts, file) => `${joinLines(texts.map((text) => unitOf(text, file))).text}\n`,
    tail: '    </body>\n  </file>\n</xliff>\n',
  },
  csv: {
    type: 'text/csv; charset=utf-8',
    extension: 'csv',
    head: () => CSV_BOM + writeCsv([CSV_HEADER]),
    body: (texts) => writeCsv(texts.map((text) => [text.key, text.state, text.source, text.target])),
    tail: '',
  },
};

const XLIFF_STATES: Record<TranslationState, string> = {
  missing: 'needs-translation',
  changed: 'needs-review-translation',
  done: 'translated',
};

const unitOf = (text: TextForTranslator, { from, to }: TranslationFile) =>
  html`      <trans-unit id="${text.key}" xml:space="preserve">
        <source xml:lang="${from}">${text.source}</source>
        <target xml:lang="${to}" state="${XLIFF_STATES[text.state]}">${text.target}</target>
      </trans-unit>`;

/** As many texts as are written in a few milliseconds. */
const TEXTS_PER_TURN = 1000;

/** Returns texts as a file for a translator. Other requests are answered while a large one is written. */
export async function writeTranslationFile(format: TranslationFormat, file: TranslationFile) {
  const { type, extension, head, body, tail } = WRITERS[format];
  const parts = [head(file)];
  for (let at = 0; at < file.texts.length; at += TEXTS_PER_TURN) {
    if (at > 0) await setImmediate();
    parts.push(body(file.texts.slice(at, at + TEXTS_PER_TURN), file));
  }
  return { extension, content: new Blob([...parts, tail], { type }) };
}
