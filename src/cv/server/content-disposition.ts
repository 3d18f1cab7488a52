/**
 * Returns a Content-Disposition header for a download (RFC 6266).
 * Includes an ASCII file name for all browsers, and the full one.
 */
export function contentDisposition(name: string) {
  const asciiName = name
    .normalize('NFKD')
    .replace(/[^\w.-]+/g, '-')
    .replace(/^-+/, '');
  return `attachment; filename="${asciiName}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, percentEncode)}`;
}
const percentEncode = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
