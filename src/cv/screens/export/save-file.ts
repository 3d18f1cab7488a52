const A_MINUTE = 60_000;

/** Puts a file where the browser keeps what one downloads. */
export function saveFile(file: Blob, name: string) {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers begin to read it a while later.
  setTimeout(() => URL.revokeObjectURL(address), A_MINUTE);
}
