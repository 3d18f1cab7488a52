import { useEffect, useState } from 'react';

/** A part counts as read once it has come so far up, below the bar. */
const READING_LINE = 160;

/** The part of the page that one is at. Parts may come later than the list of them. */
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
