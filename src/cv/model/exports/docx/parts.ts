import { withoutNoText } from '#platform/printable.ts';
import type { Look } from '../look.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const CORE = 'http://schemas.openxmlformats.org/package/2006/metadata/core-properties';
const WORDS = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const FAMILIES = { serif: 'roman', 'sans-serif': 'swiss', monospace: 'modern' };

type Said = { title: string; creator: string; language: string };

/** Returns the metadata part. It has no creation time, so that equal CVs give equal files. */
export const corePart = ({ title, creator, language }: Said) => ({
  path: 'docProps/core.xml',
  data: `${HEAD}<cp:coreProperties xmlns:cp="${CORE}" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escaped(title)}</dc:title><dc:creator>${escaped(creator)}</dc:creator><dc:language>${escaped(language)}</dc:language></cp:coreProperties>`,
});

/** Returns the font table: the typefaces of the design and a substitute for each that isn't installed. */
export const fontPart = ({ typefaces: { heading, body } }: Look) => ({
  path: 'word/fontTable.xml',
  data: `${HEAD}<w:fonts xmlns:w="${WORDS}">${[...new Map([body, heading].map((face) => [face.name, face])).values()]
    .map(
      ({ name, office, generic }) =>
        `<w:font w:name="${name}"><w:altName w:val="${office}"/><w:family w:val="${FAMILIES[generic]}"/><w:pitch w:val="${generic === 'monospace' ? 'fixed' : 'variable'}"/></w:font>`,
    )
    .join('')}</w:fonts>`,
});

const escaped = (text: string) =>
  withoutNoText(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
