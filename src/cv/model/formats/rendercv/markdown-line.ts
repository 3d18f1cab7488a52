/** Lines are Markdown in RenderCV and plain text here. */

/**
 * Escaped characters are shifted by this offset while markup is parsed. They become lone surrogates, which no text has.
 */
const ESCAPE_OFFSET = 0xd800;
const LINK = /^\[([^[\]]+)\]\(([^()\s<>\\]+)\)$/;

export type PlainLine = { text: string; url: string /** Whether formatting was dropped. */; simplified: boolean };

/** Returns the plain text of a Markdown line, and the URL if the line as a whole is a link. */
export function readLine(markdown: string): PlainLine {
  const shielded = markdown.replace(/\\([!-/:-@[-`{-~])/g, (_, character: string) =>
    String.fromCharCode(ESCAPE_OFFSET + character.charCodeAt(0)),
  );
  const [, words, url = ''] = LINK.exec(shielded) ?? [];
  const inner = words ?? shielded;
  const plain = inner
    .replace(/\*{1,3}(?=[^\s*])([^*]+)(?<=[^\s*])\*{1,3}/g, '$1')
    .replace(/(?<![\p{L}\p{N}_])_{1,3}(?=[^\s_])([^_]+)(?<=[^\s_])_{1,3}(?![\p{L}\p{N}_])/gu, '$1')
    .replace(/\[([^[\]]*)\]\([^()\s]*\)/g, '$1');
  const unshield = (text: string) =>
    text.replace(/[\ud821-\ud87e]/gu, (character) => String.fromCharCode(character.charCodeAt(0) - ESCAPE_OFFSET));
  return { text: unshield(plain), url: unshield(url), simplified: plain !== inner };
}

/** Escapes a plain line, so that RenderCV reads no markup in it. */
export const writeLine = (text: string) => text.replace(/[\\*_[\]`]/g, '\\$&');

/** Writes a name as a Markdown link. Only valid if `isLinkable`. */
export const writeLink = (text: string, url: string) => `[${writeLine(text)}](${url})`;
export const isLinkable = (text: string, url: string) =>
  text.trim() !== '' && /^https?:\/\/[^()\s<>\\*_[\]`]+$/.test(url);
