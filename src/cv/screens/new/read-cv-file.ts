/** The files that can be imported as a CV, for a file field. */
export const CV_FILES = [
  ...['.pdf', '.docx', '.odt', '.html', '.htm', '.md', '.markdown', '.txt', '.json', '.yaml', '.yml', '.zip'],
  ...['application/pdf', 'application/json', 'application/yaml', 'application/zip', 'text/plain', 'text/html'],
].join(',');

/** The files that can be imported into the member's work, for a file field. */
export const WORK_FILES = `${CV_FILES},.bib,.bibtex,.ris`;

/** Returns a file as the import API expects it: text as is; ZIP, PDF and text that isn't UTF-8 in Base64. */
export async function readCvFile(file: File): Promise<string> {
  if (await isBinary(file)) return toBase64(file);
  const text = await file.text();
  return text.includes('\ufffd') ? toBase64(file) : text;
}

const isBinary = async (file: File) => ['PK\u0003\u0004', '%PDF'].includes(await file.slice(0, 4).text());

const toBase64 = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
