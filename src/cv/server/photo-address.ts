import type { SourceDocument } from '../model/formats/unstructured/source-document.ts';

type Photo = NonNullable<SourceDocument['photo']>;

/** Returns a photo as a data address. */
export const photoAddress = ({ bytes, mediaType }: Photo) =>
  `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}`;

/** Returns the photo of a data address of a JPEG or PNG. */
export const photoOfAddress = (address: string): Photo => ({
  mediaType: address.startsWith('data:image/png') ? 'image/png' : 'image/jpeg',
  bytes: Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'),
});
