import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';

export type EditorSection = { name: string; title: string /** Number of entries in the section. */; count?: number };

/** Navigation between the sections of the editor, shown on wide screens. It does not change the URL. */
export function SectionNav({ sections }: { sections: readonly EditorSection[] }) {
  const t = useTranslations('records.editor');
  const current = useCurrentSection(sections.map(({ name }) => name));
  const scrollTo = (name: string) => {
    const section = document.getElementById(name);
    section?.focus({ preventScroll: true });
    section?.scrollIntoView({ block: 'start' });
  };
  return (
    <nav aria-label={t('sections')} className="hidden lg:sticky lg:top-21 lg:block lg:self-start">
      <ul className="-ms-3 flex flex-col gap-1">
        {sections.map(({ name, title, count }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => scrollTo(name)}
              aria-current={current === name ? 'location' : undefined}
              className="flex min-h-8 w-full items-center justify-between gap-3 rounded-control px-3 text-start text-text-secondary transition-colors hover:bg-tint hover:text-text aria-[current=location]:bg-tint aria-[current=location]:font-medium aria-[current=location]:text-text"
            >
              {title}
              {count !== undefined && count > 0 && <span className="font-normal text-xs tabular-nums">{count}</span>}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Distance in pixels from the top, below the editor bar, at which a section counts as the current one. */
const READING_LINE = 160;

/** Returns the name of the section at the reading position. Sections may render later than the list of names. */
function useCurrentSection(names: readonly string[]) {
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
    // Fields that appear later move the sections without any scrolling.
    const resizes = new ResizeObserver(onScroll);
    resizes.observe(document.body);
    return () => {
      cancelAnimationFrame(frame);
      resizes.disconnect();
      window.removeEventListener('scroll', onScroll);
    };
  }, [all]);
  return current;
}
