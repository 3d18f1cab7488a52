import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { SECTIONS, type SectionName } from './sections.ts';

/**
 * The margins of the strip of the viewport that counts as being read. It begins just below the position to which
 * sections scroll.
 */
const READING_STRIP = '-80px 0px -60%';

const isAtEnd = () => {
  const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
  return scrollTop + clientHeight >= scrollHeight - 1;
};

/**
 * Returns the section that is being read: the first one in the strip. At the end of the page the last sections can't
 * reach the strip; there the fragment of the URL decides.
 */
export function useCurrentSection(): SectionName {
  const { hash } = useLocation();
  const [current, setCurrent] = useState<SectionName>(SECTIONS[0]);
  useEffect(() => {
    const visible = new Set<string>();
    const requested = SECTIONS.find((name) => `#${name}` === hash);
    const update = () => {
      const first = SECTIONS.find((name) => visible.has(name));
      const isBelow =
        requested !== undefined && first !== undefined && SECTIONS.indexOf(requested) > SECTIONS.indexOf(first);
      if (isBelow && isAtEnd()) setCurrent(requested);
      else if (first) setCurrent(first);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target.id);
          else visible.delete(target.id);
        }
        update();
      },
      { rootMargin: READING_STRIP },
    );
    for (const name of SECTIONS) {
      const section = document.getElementById(name);
      if (section) observer.observe(section);
    }
    window.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', update);
    };
  }, [hash]);
  return current;
}
