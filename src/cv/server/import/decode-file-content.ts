/** Decodes a file sent in JSON: its text, or its bytes as Base64, which no JSON, YAML or ZIP resembles. */
export function decodeFileContent(content: string): Buffer {
  const text = content.trim();
  return isBase64(text) ? Buffer.from(text, 'base64') : Buffer.from(content, 'utf8');
}

const isBase64 = (text: string) => text.length > 0 && /^[\w+/-]+={0,2}$/.test(text.replace(/\s+/g, ''));
