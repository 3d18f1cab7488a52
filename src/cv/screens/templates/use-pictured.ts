import { useState } from 'react';
import type { Cv } from '../../contract.ts';

/**
 * Returns the revision for the gallery's thumbnails. It does not advance when only the template changes, because
 * thumbnails do not depend on the template in use.
 */
export function usePictured({ id, revision, document }: Cv): Pick<Cv, 'id' | 'revision'> {
  const drawn = JSON.stringify({ ...document, design: { ...document.design, template: '' } });
  const [known, setKnown] = useState({ drawn, revision });
  if (known.drawn === drawn) return { id, revision: known.revision };
  setKnown({ drawn, revision });
  return { id, revision };
}
