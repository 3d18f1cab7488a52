import { useEffect, useState } from 'react';

/** Distance in pixels from the top, below the editor bar, at which a section counts as the current one. */
const READING_LINE = 160;

/** Returns the name of the section at the reading position. Sections may render later than the list of names. */
export function useCurrentSection(names: readonly string[]) {
  const [current, setCurrent] = useState(names[0]);
  const all = names.join(' ');
  useEffect(() => {
    let asked = 0;
    const look = () => {
      const { scrollHeight, scrollTop, clientHeight } = document.documentElement;
      const known = all.split(' ').filter((name) => document.getElementById(name));
      const read = known.filter(
        (name) => (document.getElementById(name)?.getBoundingClientRect().top ?? 0) < READING_LINE,
      );
      const ended = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1;
      setCurrent((ended ? known : read).at(-1) ?? known[0]);
    };
    const onScroll = () => {
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(asked);
      window.removeEventListener('scroll', onScroll);
    };
  }, [all]);
  return current;
}
