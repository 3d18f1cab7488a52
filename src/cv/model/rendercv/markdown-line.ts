/** One line of RenderCV is Markdown; one line of ours is plain. */

/** A sign that stands for itself is kept so while marks are looked for: as half a pair of surrogates, which no text has. */
const KEPT = 0xd800;
const LINK = /^\[([^[\]]+)\]\(([^()\s<>\\]+)\)$/;

export type PlainLine = { text: string; url: string /** Some of it was more than words. */; simplified: boolean };

/** The words of a line, and where it leads as a whole. */
export function readLine(markdown: string): PlainLine {
  const kept = markdown.replace(/\\([!-/:-@[-`{-~])/g, (_, sign: string) =>
    String.fromCharCode(KEPT + sign.charCodeAt(0)),
  );
  const [, words, url = ''] = LINK.exec(kept) ?? [];
  const inner = words ?? kept;
  const plain = inner
    .replace(/\*{1,3}(?=[^\s*])([^*]+)(?<=[^\s*])\*{1,3}/g, '$1')
    .replace(/(?<![\p{L}\p{N}_])_{1,3}(?=[^\s_])([^_]+)(?<=[^\s_])_{1,3}(?![\p{L}\p{N}_])/gu, '$1')
    .replace(/\[([^[\]]*)\]\([^()\s]*\)/g, '$1');
  const given = (text: string) =>
    text.replace(/[\ud821-\ud87e]/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) - KEPT));
  return { text: given(plain), url: given(url), simplified: plain !== inner };
}

/** A plain line, so that RenderCV takes nothing in it for marks. */
export const writeLine = (text: string) => text.replace(/[\\*_[\]`]/g, '\\$&');

/** A name that leads somewhere, if it can be told so. */
export const writeLink = (text: string, url: string) => `[${writeLine(text)}](${url})`;
export const isLinkable = (text: string, url: string) =>
  text.trim() !== '' && /^https?:\/\/[^()\s<>\\*_[\]`]+$/.test(url);
