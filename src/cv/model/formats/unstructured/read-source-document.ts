import type { NodePath } from '../../tree.ts';
import type { ImportResult } from '../reading/cv-builder.ts';
import { makeCvBuilder } from '../reading/cv-builder.ts';
import type { SourceDocument, SourceLine } from './source-document.ts';

/** Letters of a line; `to` is exclusive. */
export type TextSpan = { line: number; from: number; to: number };
/** Which text of a line became which field, and whether that is certain. */
export type Mark = TextSpan & { at: NodePath; field: string; isSure: boolean };
export type UnstructuredReading = ImportResult & { marks: Mark[]; unplaced: TextSpan[] };

/** Recognizes a CV in the text of a file: the name is in the first line. */
export function readSourceDocument({ format, lines }: SourceDocument): UnstructuredReading {
  const builder = makeCvBuilder(format, format);
  const [name, ...others] = lines;
  if (name) builder.content.basics.name = textOfLine(name);
  const section = builder.addSection('custom', format);
  const item = builder.addItem(section, format);
  item.value.summary = others.map((line) => (line.bullet === undefined ? '' : '- ') + textOfLine(line)).join('\n\n');
  return { ...builder.finish(), marks: [], unplaced: [] };
}

const textOfLine = ({ segments }: SourceLine) =>
  segments.map((segment) => segment.map(({ text }) => text).join('')).join(' ');
