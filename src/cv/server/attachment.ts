/**
 * Returns a Content-Disposition header for a download: an ASCII file name for all browsers, and the full one (RFC
 * 6266).
 */
export function attachment(name: string) {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\w.-]+/g, '-')
    .replace(/^-+/, '');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, percent)}`;
}
const percent = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
