import { useEffect, useState } from 'react';

/** The strip of the window in which one reads: below the bar, above the middle. */
const READING_STRIP = '-100px 0px -60%';

/** The part of the page that one is at: the first that reaches into the strip. */
export function useCurrentSection(names: readonly string[]) {
  const [current, setCurrent] = useState(names[0]);
  const all = names.join(' ');
  useEffect(() => {
    const known = all.split(' ');
    const read = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) read.add(target.id);
          else read.delete(target.id);
        }
        const first = known.find((name) => read.has(name));
        if (first) setCurrent(first);
      },
      { rootMargin: READING_STRIP },
    );
    for (const name of known) {
      const section = document.getElementById(name);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [all]);
  return current;
}
