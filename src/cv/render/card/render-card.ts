import { createHash } from 'node:crypto';
import { makeContentCache } from '#platform/server/content-cache.ts';
import { typeset } from '../typesetter.ts';
import { type CardContent, cardDataOf } from './card-data.ts';

export type { CardContent, CardPicture } from './card-data.ts';

const imageCache = makeContentCache<Uint8Array>({ maxSize: 16 * 1024 * 1024, sizeOf: ({ length }) => length });

/** Returns the preview image of a page as a PNG of 1200 × 630 pixels. Equal cards are rendered once. */
export const renderCard = (card: CardContent, owner: string): Promise<Uint8Array> =>
  imageCache(
    [JSON.stringify([cardDataOf(card), card.picture?.focus]), ...[card.photo, card.picture?.bytes].map(fingerprintOf)],
    async () => {
      const { photo = null, picture = null } = card;
      const request = { make: 'card', card: cardDataOf(card), photo, picture } as const;
      const { bytes } = await typeset(request, { owner });
      return bytes;
    },
  );

const fingerprintOf = (bytes: Uint8Array | undefined) =>
  bytes ? createHash('sha256').update(bytes).digest('base64url') : '';
