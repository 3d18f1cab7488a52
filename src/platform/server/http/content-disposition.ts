/** Returns the header of a download (RFC 6266): an ASCII file name for all browsers, and the full one if it differs. */
export function attachmentHeader(name: string) {
  const asciiName = name
    .normalize('NFKD')
    .replace(/[^\w.-]+/g, '-')
    .replace(/^-+/, '');
  const plain = `attachment; filename="${asciiName}"`;
  return asciiName === name ? plain : `${plain}; ${encodedFileName(name)}`;
}

/** Returns the `filename*` parameter with a name in any script (RFC 8187). */
export const encodedFileName = (name: string) =>
  `filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, percentEncode)}`;

const percentEncode = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
