import { useEffect, useState } from 'react';

/** Distance in pixels from the top, below the editor bar, at which a section counts as the current one. */
const READING_LINE = 160;

/** Returns the name of the section at the reading position. Sections may render later than the list of names. */
export function useCurrentSection(names: readonly string[]) {
  const [current, setCurrent] = useState(names[0]);
  const all = names.join(' ');
  useEffect(() => {
    let frame = 0;
    const updateCurrent = () => {
      const { scrollHeight, scrollTop, clientHeight } = document.documentElement;
      const rendered = all.split(' ').filter((name) => document.getElementById(name));
      const passed = rendered.filter(
        (name) => (document.getElementById(name)?.getBoundingClientRect().top ?? 0) < READING_LINE,
      );
      const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1;
      setCurrent((isAtEnd ? rendered : passed).at(-1) ?? rendered[0]);
    };
    const onScroll = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(updateCurrent);
    };
    updateCurrent();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
    };
  }, [all]);
  return current;
}
