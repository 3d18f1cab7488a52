/** A file as the API takes it: its text, or the bytes of a ZIP in Base64. */
export async function readFile(file: File): Promise<string> {
  return (await isZip(file)) ? inBase64(file) : file.text();
}

const isZip = async (file: File) => (await file.slice(0, 4).text()) === 'PK\u0003\u0004';

const inBase64 = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
