import { useState } from 'react';
import type { Cv } from '../../contract.ts';

/** The revision of which pictures in other templates are shown: a change of nothing but the template leaves them as they are. */
export function usePictured({ id, revision, document }: Cv): Pick<Cv, 'id' | 'revision'> {
  const drawn = JSON.stringify({ ...document, design: { ...document.design, template: '' } });
  const [known, setKnown] = useState({ drawn, revision });
  if (known.drawn === drawn) return { id, revision: known.revision };
  setKnown({ drawn, revision });
  return { id, revision };
}
