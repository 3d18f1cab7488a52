/** How a file is given out to be kept, under its name: in signs that every browser knows, and as it is. */
export function attachment(name: string) {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\w.-]+/g, '-')
    .replace(/^-+/, '');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, percent)}`;
}
const percent = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
