import type { CvBuilder, ImportTarget } from '../reading/cv-builder.ts';
import { readHtmlText } from '../reading/read-rich-text.ts';
import type { SourceObject } from '../reading/source-object.ts';
import type { FormatVersion } from './tables.ts';

type MarkupField = { from: string; field: string; version: FormatVersion };

/** Reads a text in the markup of a version into a field. */
export function readMarkup(
  builder: CvBuilder,
  target: ImportTarget,
  source: SourceObject,
  { from, field, version }: MarkupField,
) {
  if (version.markup === 'html') readHtmlText(builder, target, source, from, field);
  else builder.fill(target, source, { [field]: from });
}
