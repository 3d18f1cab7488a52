import { useState } from 'react';
import type { Cv } from '../../contract.ts';

/**
 * Returns the revision for the gallery's thumbnails. It does not advance when only the template changes, because
 * thumbnails do not depend on the template in use.
 */
export function useThumbnailRevision({ id, revision, document }: Cv): Pick<Cv, 'id' | 'revision'> {
  const contentKey = JSON.stringify({ ...document, design: { ...document.design, template: '' } });
  const [previous, setPrevious] = useState({ contentKey, revision });
  if (previous.contentKey === contentKey) return { id, revision: previous.revision };
  setPrevious({ contentKey, revision });
  return { id, revision };
}
