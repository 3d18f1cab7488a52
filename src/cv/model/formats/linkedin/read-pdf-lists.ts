import { networkNamed } from '../reading/networks.ts';
import { addContact, readContacts } from '../unstructured/contacts.ts';
import { type Excerpt, sliceExcerpt } from '../unstructured/excerpt.ts';
import { detailOfLabel, isNativeWord } from '../unstructured/lexicon/lexicon.ts';
import { originOf, type PlacingState, placeText } from '../unstructured/reading-state.ts';
import type { PdfLine } from './pdf-lines.ts';

/** Splits a line before its end in brackets, such as `English (Native or Bilingual)`. */
function splitBrackets(line: Excerpt): { value: Excerpt; inside: Excerpt | undefined } {
  const { text } = line;
  const open = text.endsWith(')') ? text.lastIndexOf('(') : -1;
  if (open <= 0) return { value: line, inside: undefined };
  return {
    value: sliceExcerpt(line, 0, text.slice(0, open).trimEnd().length),
    inside: sliceExcerpt(line, open + 1, text.length - 1),
  };
}

/** A number that is hardly anything but that of a telephone. */
const PHONE = /^\+?[\d\s().-]{6,}$/;

/** Reads a line of the contact details, with its kind in brackets. */
export function readContactLine(state: PlacingState & { language: string }, line: Excerpt) {
  const { value, inside } = splitBrackets(line);
  const kind = inside?.text ?? '';
  const field = PHONE.test(value.text) ? 'phone' : (detailOfLabel(kind) ?? networkNamed(kind) ?? kind);
  const left = readContacts(state, value, inside && { field, excerpt: inside });
  if (left && left.text !== '') addContact(state, left, inside, '');
}

/** The field for the names in a list. */
const NAME_FIELDS = {
  skills: 'name',
  languages: 'language',
  certificates: 'name',
  awards: 'title',
  publications: 'title',
} as const;

/** Reads the names in a list of the narrow column. */
export function readNames(
  state: PlacingState,
  kind: keyof typeof NAME_FIELDS,
  lines: readonly PdfLine[],
  from: string,
) {
  const { builder } = state;
  if (kind === 'languages') {
    readLanguages(state, lines, from);
    return;
  }
  const section = builder.addSection(kind, from);
  for (const { text } of lines) placeText(state, builder.addItem(section, originOf(text)), NAME_FIELDS[kind], text);
}

function readLanguages(state: PlacingState, lines: readonly PdfLine[], from: string) {
  const { builder } = state;
  const section = builder.addSection('languages', from);
  for (const { text } of lines) {
    const { value, inside } = splitBrackets(text);
    const item = builder.addItem(section, originOf(text));
    placeText(state, item, 'language', value);
    if (inside) placeText(state, item, 'fluency', inside);
    const [level = ''] = inside?.text.split(' ', 1) ?? [];
    if (isNativeWord(level)) item.value.cefr = 'native';
  }
}
