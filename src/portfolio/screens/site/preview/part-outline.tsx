import { Pencil } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Language } from '#platform/pure/i18n/languages.ts';
import { Icon } from '#ui/icon.tsx';
import { useSectionNames } from '../content/sections/use-section-names.ts';
import { type PagePart, partOfSection } from '../page-part.ts';
import type { frameSize } from './frame-size.ts';
import { boxesOfPart, type FramedPage, selectorOfPart } from './framed-page/page-parts.ts';

type Props = {
  page: Document;
  framed: FramedPage;
  part: PagePart;
  frame: ReturnType<typeof frameSize>;
  /** Language of the site, in which its sections are named by default. */
  language: Language;
};

/** Outlines a part of a framed page and names it. */
export function PartOutline({ page, framed, part, frame, language }: Props) {
  const boxes = usePartBoxes(page, selectorOfPart(framed, part));
  const name = usePartName(part, framed, language);
  const shown = boxes.filter(({ top, bottom }) => bottom > 0 && top < frame.height);
  return shown.map((box, at) => {
    const { left, top, right, bottom } = outlineOf(box, frame);
    const isLabelOutside = top > LABEL_HEIGHT;
    return (
      <div
        // biome-ignore lint/suspicious/noArrayIndexKey: the boxes of a part have no other identity
        key={at}
        aria-hidden="true"
        style={{ left, top, width: right - left, height: bottom - top }}
        className={`pointer-events-none absolute rounded-control border-2 border-primary ring-1 ring-background/60 ${isLabelOutside && at === 0 ? 'rounded-ss-none' : ''}`}
      >
        {at === 0 && (
          <span
            className={`absolute start-0 -ms-0.5 inline-flex max-w-56 items-center gap-1.5 bg-primary px-2 py-1 text-on-primary text-xs ${isLabelOutside ? 'bottom-full rounded-t-control' : 'top-0 -mt-0.5 rounded-ss-control rounded-ee-control'}`}
          >
            <Icon of={Pencil} />
            <span dir="auto" className="truncate">
              {name}
            </span>
          </span>
        )}
      </div>
    );
  });
}

/** Distance of an outline from its box, and the height of the label above it, in pixels of the screen. */
const OFFSET = 4;
const LABEL_HEIGHT = 26;

/** Returns the edges of the outline around a box, which stays within the frame. */
function outlineOf(box: DOMRect, { width, height, scale }: Props['frame']) {
  const within = (edge: number, end: number) => Math.min(Math.max(edge, 0), end);
  return {
    left: within(box.left * scale - OFFSET, width * scale),
    top: within(box.top * scale - OFFSET, height * scale),
    right: within(box.right * scale + OFFSET, width * scale),
    bottom: within(box.bottom * scale + OFFSET, height * scale),
  };
}

/** Returns the boxes of a part, and measures them again when the page is scrolled or laid out anew. */
function usePartBoxes(page: Document, selector: string) {
  const [boxes, setBoxes] = useState<DOMRect[]>([]);
  useEffect(() => {
    let request = 0;
    const measure = () => setBoxes(boxesOfPart(page, selector));
    const measureSoon = () => {
      cancelAnimationFrame(request);
      request = requestAnimationFrame(measure);
    };
    measure();
    const observer = new ResizeObserver(measureSoon);
    observer.observe(page.body);
    page.addEventListener('scroll', measureSoon, { passive: true });
    return () => {
      cancelAnimationFrame(request);
      observer.disconnect();
      page.removeEventListener('scroll', measureSoon);
    };
  }, [page, selector]);
  return boxes;
}

function usePartName(part: PagePart, { sections }: FramedPage, language: Language) {
  const t = useTranslations('portfolio-editor.intro');
  const kindName = useSectionNames(language);
  if (part === 'intro') return t('title');
  if (part === 'availability') return t('availability');
  const section = sections.find(({ id }) => partOfSection(id) === part);
  return section ? section.heading.trim() || kindName(section.kind) : '';
}
