import { existingImageIds } from '#files/service.ts';
import { type FieldFault, invalidFields } from '#platform/pure/errors.ts';
import { hasVisibleText } from '#platform/pure/has-visible-text.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { TestimonialOrigin } from '../model/states.ts';

type ShownTexts = { name: string; text: string; source: string; quotedFrom: string };

const missing = (path: string): FieldFault => ({ path, text: { word: 'missingField' } });

/** Returns a fault if the name or the text has no visible characters. */
export const invisibleTexts = ({ name, text }: Pick<ShownTexts, 'name' | 'text'>): FieldFault[] =>
  Object.entries({ name, text }).flatMap(([path, value]) => (hasVisibleText(value) ? [] : missing(path)));

/** Returns why a text can't be shown: it needs a name, and a source if the member quotes it. */
export function faultsOfShown(shown: ShownTexts, origin: TestimonialOrigin): FieldFault[] {
  const faults = invisibleTexts(shown);
  if (origin === 'author' && shown.quotedFrom !== '') {
    faults.push({ path: 'quotedFrom', text: { word: 'noSuchField' } });
  }
  if (origin === 'member' && shown.source === '' && !hasVisibleText(shown.quotedFrom)) {
    faults.push(missing('quotedFrom'));
  }
  return faults;
}

/** Throws if the name or the text has no visible characters. */
export const requireVisible = (shown: Pick<ShownTexts, 'name' | 'text'>) => requireNone(invisibleTexts(shown));

/** Throws unless a text can be shown: with a name, and with a source if the member quotes it. */
export const requireShowable = (shown: ShownTexts, origin: TestimonialOrigin) =>
  requireNone(faultsOfShown(shown, origin));

function requireNone(faults: FieldFault[]) {
  if (faults.length > 0) throw invalidFields(faults);
}

/** Throws unless the photo is one of the member's images. The error doesn't reveal whether it exists. */
export async function requireOwnPhoto(tx: Tx, uid: string, photo: string | null) {
  if (photo === null || (await existingImageIds(tx, uid, [photo])).length > 0) return;
  throw invalidFields([{ path: 'photo', text: { word: 'noSuchImage' } }]);
}
