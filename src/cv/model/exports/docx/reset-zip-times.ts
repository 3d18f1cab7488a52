const CENTRAL_ENTRY_SIGNATURE = 0x02014b50;
const END_SIGNATURE = 0x06054b50;
const END_LENGTH = 22;
/** The earliest date that a ZIP can store, 1 January 1980. */
const EARLIEST_DATE = 0x21;

/** Resets the modification times in a ZIP without a comment, in place. */
export function resetZipTimes(zip: Uint8Array): Uint8Array {
  const bytes = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const end = zip.byteLength - END_LENGTH;
  if (bytes.getUint32(end, true) !== END_SIGNATURE) throw new Error('the ZIP does not end with its end record');
  let at = bytes.getUint32(end + 16, true);
  while (bytes.getUint32(at, true) === CENTRAL_ENTRY_SIGNATURE) {
    bytes.setUint32(at + 12, EARLIEST_DATE << 16, true);
    bytes.setUint32(bytes.getUint32(at + 42, true) + 10, EARLIEST_DATE << 16, true);
    at += 46 + [28, 30, 32].reduce((sum, length) => sum + bytes.getUint16(at + length, true), 0);
  }
  return zip;
}
