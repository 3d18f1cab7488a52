import { expect, it } from 'vitest';
import { withPhotoToSend } from './photo-address.ts';

const REPORT = { format: 'europass' as const, imported: 1, kept: 0 };
const photo = (size: number) => ({ bytes: new Uint8Array(size), mediaType: 'image/jpeg' as const });

it('sends a photo that fits in a request, and reports one that doesn’t', () => {
  const report = { ...REPORT, sections: [], warnings: [] };
  expect(withPhotoToSend(report, undefined)).toEqual({ report, photo: null });
  expect(withPhotoToSend(report, photo(3))).toEqual({ report, photo: 'data:image/jpeg;base64,AAAA' });
  const warnings = [{ problem: 'largePhoto', from: 'photo' }];
  expect(withPhotoToSend(report, photo(1_100_000))).toEqual({ report: { ...report, warnings }, photo: null });
});
