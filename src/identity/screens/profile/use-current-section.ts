import { useEffect, useState } from 'react';
import { SECTIONS, type SectionName } from './sections.ts';

/** The strip of the window in which one reads: below the edge where a section stands that was gone to. */
const READING_STRIP = '-80px 0px -60%';

/** The part of the page that one is at: the first that reaches into the strip. */
export function useCurrentSection(): SectionName {
  const [current, setCurrent] = useState<SectionName>(SECTIONS[0]);
  useEffect(() => {
    const read = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) read.add(target.id);
          else read.delete(target.id);
        }
        const first = SECTIONS.find((name) => read.has(name));
        if (first) setCurrent(first);
      },
      { rootMargin: READING_STRIP },
    );
    for (const name of SECTIONS) {
      const section = document.getElementById(name);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);
  return current;
}
