/** Decodes a file sent in JSON: its text, or its bytes as Base64, which no JSON, YAML or ZIP resembles. */
export function decodeFileContent(content: string): Buffer {
  const text = content.trim();
  return isBase64(text) ? Buffer.from(text, 'base64') : Buffer.from(content, 'utf8');
}

/** The separator of RIS, whose values can consist of the letters of Base64. */
const RIS_SEPARATOR = '  - ';

/** Base64 can be broken into lines, but has no spaces, as a text without punctuation has. */
const SPACE_WITHIN_LINE = /\S[ \t]+\S/;

const isBase64 = (text: string) =>
  text.length > 0 &&
  !text.includes(RIS_SEPARATOR) &&
  !SPACE_WITHIN_LINE.test(text) &&
  /^[\w+/-]+={0,2}$/.test(text.replace(/\s+/g, ''));
