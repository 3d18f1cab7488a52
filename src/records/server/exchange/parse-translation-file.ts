import { SaxesParser } from 'saxes';
import { DELIMITERS, readCsv } from '#platform/pure/csv.ts';
import { invalidFields } from '#platform/pure/errors.ts';
import { MAX_TRANSLATED_TEXTS } from '../../model/translation-limits.ts';

/**
 * A text in a file: `source` is the original, `target` the translation. `isConfirmed`: the file says that the translation
 * is right, also if it is the one that was there, or the original.
 */
export type FileText = { key: string; source: string; target: string; isConfirmed: boolean };

/** The states of XLIFF in which a translation is right. */
const CONFIRMED_STATES: ReadonlySet<string | undefined> = new Set(['translated', 'signed-off', 'final']);

/** Returns the texts in an XLIFF or CSV file. Any other file is refused. */
export function parseTranslationFile(content: string): FileText[] {
  const texts = /^\ufeff?\s*</.test(content) ? readXliff(content) : readTable(content);
  if (texts.length === 0) throw unreadable();
  if (texts.length > MAX_TRANSLATED_TEXTS)
    throw invalidFields([{ path: 'content', text: { word: 'tooMany', values: { maximum: MAX_TRANSLATED_TEXTS } } }]);
  return texts;
}

const unreadable = () => invalidFields([{ path: 'content', text: { word: 'badField' } }]);

/** Reads the units of an XLIFF file of version 1.2. Inline elements of translation tools count as their text. */
function readXliff(xml: string): FileText[] {
  const parser = new SaxesParser({ xmlns: false, position: false });
  const texts: FileText[] = [];
  let unit: FileText | undefined;
  let part: 'source' | 'target' | undefined;
  /** Alternatives of a translator's tool have texts of their own. */
  let isAlternative = false;
  parser.on('error', () => {
    throw unreadable();
  });
  parser.on('doctype', () => {
    throw unreadable();
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'trans-unit') unit = { key: attributes.id ?? '', source: '', target: '', isConfirmed: false };
    if (name === 'alt-trans') isAlternative = true;
    if (isAlternative || (name !== 'source' && name !== 'target')) return;
    part = name;
    if (unit && name === 'target') unit.isConfirmed = CONFIRMED_STATES.has(attributes.state);
  });
  const append = (text: string) => {
    if (unit && part) unit[part] += text;
  };
  parser.on('text', append);
  parser.on('cdata', append);
  parser.on('closetag', ({ name }) => {
    if (name === part) part = undefined;
    if (name === 'alt-trans') isAlternative = false;
    if (name !== 'trans-unit' || !unit) return;
    texts.push(unit);
    unit = undefined;
  });
  parser.write(xml.replace(/^\ufeff/, '')).close();
  return texts;
}

/** Reads a table with the columns of ours, in any order and with any of the usual delimiters. */
function readTable(text: string): FileText[] {
  for (const delimiter of DELIMITERS) {
    const [header = [], ...rows] = readCsv(text, delimiter, MAX_TRANSLATED_TEXTS + 2);
    const columnOf = (name: string) => header.findIndex((cell) => cell.trim().toLowerCase() === name);
    const [key, source, target, state] = [
      columnOf('key'),
      columnOf('original'),
      columnOf('translation'),
      columnOf('state'),
    ];
    if (key < 0 || source < 0 || target < 0) continue;
    return rows.map((row) => ({
      ...{ key: row[key] ?? '', source: row[source] ?? '', target: row[target] ?? '' },
      // What was missing is right once it is there; what had changed stays in doubt until its state says otherwise.
      isConfirmed: row[state]?.trim() !== 'changed',
    }));
  }
  return [];
}
