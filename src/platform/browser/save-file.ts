const REVOKE_DELAY_MS = 60_000;

/** Saves a file to the browser's downloads. */
export function saveFile(file: Blob, name: string) {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers start reading the blob only later.
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS);
}
