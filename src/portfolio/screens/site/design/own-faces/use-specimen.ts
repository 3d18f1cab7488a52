import { useEffect, useRef } from 'react';
import type { StoredFace } from '#files/contract.ts';

/**
 * Returns the reference of an element whose text is set in a family. The font is loaded by script, as the policy of the
 * app allows no style of a document.
 */
export function useSpecimen({ id, name, styles }: StoredFace) {
  const ref = useRef<HTMLParagraphElement>(null);
  const [style] = styles.toSorted((one, other) => Math.abs(one.weight - 400) - Math.abs(other.weight - 400));
  const part = style?.parts.find(({ alphabet }) => alphabet === alphabetOf(name)) ?? style?.parts[0];
  const url = part?.url;
  useEffect(() => {
    if (url === undefined) return undefined;
    const family = `specimen-${id}`;
    const font = new FontFace(family, `url(${url})`);
    let isCurrent = true;
    font.load().then(
      () => {
        if (!isCurrent) return;
        document.fonts.add(font);
        if (ref.current) ref.current.style.fontFamily = `"${family}", var(--font-sans, sans-serif)`;
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
      document.fonts.delete(font);
    };
  }, [id, url]);
  return ref;
}

/** Returns the alphabet whose file certainly has the letters of a name. */
const alphabetOf = (name: string) => (/^[ -~]*$/.test(name) ? 'english' : 'latin');
