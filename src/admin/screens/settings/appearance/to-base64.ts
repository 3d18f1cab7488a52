/** Encodes a file as Base64, for a JSON body. */
export async function toBase64(file: Blob): Promise<string> {
  const reader = new FileReader();
  const read = new Promise<string>((resolve, reject) => {
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('the file could not be read'));
  });
  reader.readAsDataURL(file);
  return (await read).replace(/^[^,]*,/, '');
}
