const A_MINUTE = 60_000;

/** Saves a file to the browser's downloads. */
export function saveFile(file: Blob, name: string) {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers start reading the blob only later.
  setTimeout(() => URL.revokeObjectURL(address), A_MINUTE);
}
