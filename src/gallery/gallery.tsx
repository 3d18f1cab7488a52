import { Moon, PilcrowLeft, PilcrowRight, Sun } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { OfflineNotice } from '#ui/feedback/offline-notice.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { UiProvider } from '#ui/ui-provider.tsx';
import { Actions } from './sections/actions.tsx';
import { Charts } from './sections/charts.tsx';
import { Choices } from './sections/choices.tsx';
import { Feedback } from './sections/feedback.tsx';
import { Fields } from './sections/fields.tsx';
import { Files } from './sections/files.tsx';
import { Foundations } from './sections/foundations.tsx';
import { Lists } from './sections/lists.tsx';
import { MarkdownTexts } from './sections/markdown.tsx';
import { Overlays } from './sections/overlays.tsx';
import { Secrets } from './sections/secrets.tsx';
import { Tables } from './sections/tables.tsx';

const SECTIONS = {
  foundations: 'Foundations',
  actions: 'Actions',
  fields: 'Fields',
  markdown: 'Markdown',
  choices: 'Choices',
  secrets: 'Passwords and codes',
  files: 'Files',
  overlays: 'Overlays',
  tables: 'Tables',
  lists: 'Lists',
  feedback: 'Feedback',
  charts: 'Charts',
};

/** Shows every component in every state on one page. */
export function Gallery() {
  const [{ theme, dir }, setGalleryTheme] = useGalleryTheme();
  return (
    <UiProvider direction={dir}>
      <header data-bar="" className="sticky top-0 z-30 bg-background">
        <div className="border-border border-b">
          <div className="mx-auto flex h-13 max-w-[1240px] items-center justify-between ps-4 pe-2 sm:ps-6 sm:pe-4">
            <span className="font-medium">Design system</span>
            <div className="flex">
              <IconButton
                name={theme === 'dark' ? 'Light theme' : 'Dark theme'}
                icon={theme === 'dark' ? Sun : Moon}
                onClick={() => setGalleryTheme({ theme: theme === 'dark' ? 'light' : 'dark' })}
              />
              <IconButton
                name={dir === 'rtl' ? 'Left to right' : 'Right to left'}
                icon={dir === 'rtl' ? PilcrowRight : PilcrowLeft}
                onClick={() => setGalleryTheme({ dir: dir === 'rtl' ? 'ltr' : 'rtl' })}
              />
            </div>
          </div>
        </div>
        <OfflineNotice />
      </header>
      <div className="mx-auto flex max-w-[1240px]">
        <nav aria-label="Sections" className="sticky top-13 hidden h-fit w-52 shrink-0 px-6 py-12 md:block">
          <ul className="grid gap-2">
            {Object.entries(SECTIONS).map(([id, title]) => (
              <li key={id}>
                <Link variant="quiet" href={`#${id}`}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <main className="min-w-0 flex-1 px-4 pt-12 pb-24 sm:px-6">
          <PageHeader title="Components" lead="Every component of the screens, in every state." />
          <Foundations title={SECTIONS.foundations} />
          <Actions title={SECTIONS.actions} />
          <Fields title={SECTIONS.fields} />
          <MarkdownTexts title={SECTIONS.markdown} />
          <Choices title={SECTIONS.choices} />
          <Secrets title={SECTIONS.secrets} />
          <Files title={SECTIONS.files} />
          <Overlays title={SECTIONS.overlays} />
          <Tables title={SECTIONS.tables} />
          <Lists title={SECTIONS.lists} />
          <Feedback title={SECTIONS.feedback} />
          <Charts title={SECTIONS.charts} direction={dir} />
        </main>
      </div>
    </UiProvider>
  );
}

type GalleryTheme = { theme: 'light' | 'dark'; dir: 'ltr' | 'rtl' };

/** Returns the theme and direction, kept in the URL: `?theme=dark&dir=rtl`. */
function useGalleryTheme() {
  const [galleryTheme, setGalleryTheme] = useState(fromUrl);
  useEffect(() => {
    const { theme, dir } = galleryTheme;
    document.documentElement.classList.toggle('dark', theme === 'dark');
    document.documentElement.dir = dir;
    window.history.replaceState(null, '', `?theme=${theme}&dir=${dir}${window.location.hash}`);
  }, [galleryTheme]);
  return [
    galleryTheme,
    (change: Partial<GalleryTheme>) => setGalleryTheme((before) => ({ ...before, ...change })),
  ] as const;
}

function fromUrl(): GalleryTheme {
  const query = new URLSearchParams(window.location.search);
  return {
    theme: query.get('theme') === 'dark' ? 'dark' : 'light',
    dir: query.get('dir') === 'rtl' ? 'rtl' : 'ltr',
  };
}
