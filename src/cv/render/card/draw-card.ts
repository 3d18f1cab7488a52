import { createHash } from 'node:crypto';
import { makeContentCache } from '#platform/content-cache.ts';
import { drawCardPicture, squarePhoto } from '../raster.ts';
import { typeset } from '../typesetter.ts';
import { type Card, cardDataOf } from './card-data.ts';

export type { Card } from './card-data.ts';

const keep = makeContentCache<Uint8Array>({ largest: 16 * 1024 * 1024, sizeOf: ({ length }) => length });

/** The picture by which messengers show a page, 1200 points wide and 630 high, as PNG. The same card is drawn once. */
export const drawCard = (card: Card): Promise<Uint8Array> =>
  keep([JSON.stringify(cardDataOf(card)), card.photo ? fingerprintOf(card.photo) : ''], () => draw(card));

const fingerprintOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64url');

async function draw(card: Card) {
  const photo = card.photo ? await squarePhoto(card.photo) : null;
  const made = await typeset({ make: 'card', card: cardDataOf(card), photo });
  if (made.make !== 'card') throw new Error('something else than a card was set');
  return drawCardPicture(made.drawing);
}
