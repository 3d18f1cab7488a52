import type { SourcePicture } from '../blocks/source-picture.ts';

/** A shortcode of Hugo or a tag of Jekyll that fills a line. */
export type Shortcode = { name: string; parameters: string };

const HUGO = /^\s{0,9}\{\{[<%]\s{0,9}(\/?[\w./-]{1,60})([^{}]{0,2000})[>%]\}\}\s{0,9}$/;
const JEKYLL = /^\s{0,9}\{%-?\s{0,9}(\w{1,60})([^{}]{0,2000})%\}\s{0,9}$/;
const PARAMETER = /(?<![\w-])([\w-]{1,60})\s{0,3}=\s{0,3}(?:"([^"]{0,1000})"|'([^']{0,1000})'|([^\s"']{1,500}))/g;

export function shortcodeOf(line: string): Shortcode | undefined {
  const [, name, parameters = ''] = HUGO.exec(line) ?? JEKYLL.exec(line) ?? [];
  return name === undefined ? undefined : { name, parameters: parameters.replace(/[/-]$/, '').trim() };
}

const IN_TEXT = /\{\{[<%][^{}]{0,300}[>%]\}\}|\{%[^{}]{0,300}%\}/g;

/** Returns the shortcodes in a text, which stay as they are. */
export const shortcodesIn = (text: string): readonly string[] => text.match(IN_TEXT) ?? [];

const namedParameters = (parameters: string) =>
  new Map([...parameters.matchAll(PARAMETER)].map(([, name = '', ...values]) => [name, values.find(Boolean) ?? '']));

const firstParameter = (parameters: string) => /^"?([^\s"]{1,500})/.exec(parameters)?.[1] ?? '';

/** Returns the picture that a shortcode shows. */
export function pictureOfShortcode({ name, parameters }: Shortcode): SourcePicture | undefined {
  if (name !== 'figure' && name !== 'image' && name !== 'img') return undefined;
  const named = namedParameters(parameters);
  const source = named.get('src');
  if (!source) return undefined;
  const caption = [named.get('title'), named.get('caption'), named.get('attr')].filter(Boolean).join(' – ');
  return { source, alt: named.get('alt') ?? '', caption };
}

/** Returns the address of the video that a shortcode plays. */
export function videoOfShortcode({ name, parameters }: Shortcode): string | undefined {
  const id = namedParameters(parameters).get('id') ?? firstParameter(parameters);
  if (!/^[\w-]{3,20}$/.test(id)) return undefined;
  if (name === 'youtube') return `https://www.youtube.com/watch?v=${id}`;
  return name === 'vimeo' ? `https://vimeo.com/${id}` : undefined;
}

/** Returns the language of the code that a shortcode begins, and the name of the one that ends it. */
export function codeOfShortcode({ name, parameters }: Shortcode): { language: string; end: string } | undefined {
  if (name !== 'highlight') return undefined;
  return { language: firstParameter(parameters), end: 'highlight' };
}

export const endsShortcode = (line: string, name: string) => {
  const shortcode = shortcodeOf(line);
  return shortcode !== undefined && (shortcode.name === `/${name}` || shortcode.name === `end${name}`);
};
