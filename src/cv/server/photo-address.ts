import { PHOTO_LENGTH } from '../contract-import.ts';
import { type ImportReport, withWarning } from '../model/formats/reading/report.ts';
import type { SourceDocument } from '../model/formats/unstructured/source-document.ts';

type Photo = NonNullable<SourceDocument['photo']>;

/** Returns a photo as a data address. */
const photoAddress = ({ bytes, mediaType }: Photo) =>
  `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}`;

/** Returns the photo of a data address of a JPEG or PNG. */
export const photoOfAddress = (address: string): Photo => ({
  mediaType: address.startsWith('data:image/png') ? 'image/png' : 'image/jpeg',
  bytes: Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'),
});

/** Returns a photo as it can be sent back with the reviewed document, and the report, which says if it is too large. */
export function withPhotoToSend(report: ImportReport, photo: Photo | undefined) {
  const address = photo ? photoAddress(photo) : null;
  if (address === null || address.length <= PHOTO_LENGTH) return { report, photo: address };
  return { report: withWarning(report, { problem: 'largePhoto', from: 'photo' }), photo: null };
}
