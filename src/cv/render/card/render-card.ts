import { createHash } from 'node:crypto';
import { makeContentCache } from '#platform/server/content-cache.ts';
import { typeset } from '../typesetter.ts';
import { type CardContent, cardDataOf } from './card-data.ts';

export type { CardContent } from './card-data.ts';

const imageCache = makeContentCache<Uint8Array>({ maxSize: 16 * 1024 * 1024, sizeOf: ({ length }) => length });

/** Returns the preview image of a page as a PNG of 1200 × 630 pixels. Equal cards are rendered once. */
export const renderCard = (card: CardContent, owner: string): Promise<Uint8Array> =>
  imageCache([JSON.stringify(cardDataOf(card)), card.photo ? fingerprintOf(card.photo) : ''], async () => {
    const request = { make: 'card', card: cardDataOf(card), photo: card.photo ?? null } as const;
    const { bytes } = await typeset(request, { owner });
    return bytes;
  });

const fingerprintOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64url');
