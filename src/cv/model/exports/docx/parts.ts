import { replaceUnprintable } from '#platform/printable.ts';
import type { DocumentStyle } from '../document-style.ts';

const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const CORE_NAMESPACE = 'http://schemas.openxmlformats.org/package/2006/metadata/core-properties';
const WORD_NAMESPACE = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const FAMILY_BY_GENERIC = { serif: 'roman', 'sans-serif': 'swiss', monospace: 'modern' };

type CoreProperties = { title: string; creator: string; language: string };

/** Returns the metadata part. It has no creation time, so that equal CVs give equal files. */
export const corePart = ({ title, creator, language }: CoreProperties) => ({
  path: 'docProps/core.xml',
  data: `${XML_DECLARATION}<cp:coreProperties xmlns:cp="${CORE_NAMESPACE}" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escapeXml(title)}</dc:title><dc:creator>${escapeXml(creator)}</dc:creator><dc:language>${escapeXml(language)}</dc:language></cp:coreProperties>`,
});

/** Returns the font table: the typefaces of the design and a substitute for each that isn't installed. */
export const fontPart = ({ typefaces: { heading, body } }: DocumentStyle) => ({
  path: 'word/fontTable.xml',
  data: `${XML_DECLARATION}<w:fonts xmlns:w="${WORD_NAMESPACE}">${[
    ...new Map([body, heading].map((typeface) => [typeface.name, typeface])).values(),
  ]
    .map(
      ({ name, office, generic }) =>
        `<w:font w:name="${name}"><w:altName w:val="${office}"/><w:family w:val="${FAMILY_BY_GENERIC[generic]}"/><w:pitch w:val="${generic === 'monospace' ? 'fixed' : 'variable'}"/></w:font>`,
    )
    .join('')}</w:fonts>`,
});

const escapeXml = (text: string) =>
  replaceUnprintable(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
