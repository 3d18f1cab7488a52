import { FileUp, PencilLine } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon.tsx';

const EXAMPLE_PICTURE = '/api/cvs/examples/designer/thumbnail?width=640';
const SITE_PICTURES = ['/samples/dunes-640.webp', '/samples/sea-640.webp', '/samples/forest-640.webp'];

/** The ways to begin, for a member who has nothing yet. */
export function StartCards() {
  const t = useTranslations('dashboard.start');
  const id = useId();
  return (
    <section aria-labelledby={id} className="mb-10">
      <h2 id={id} className="sr-only">
        {t('title')}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <StartCard to="/cv#new" title={t('blank.title')} text={t('blank.text')}>
          <Paper>
            <Icon of={PencilLine} className="text-link" />
            <Lines />
          </Paper>
        </StartCard>
        <StartCard to="/portfolio" title={t('site.title')} text={t('site.text')}>
          <SiteWindow />
        </StartCard>
        <StartCard to="/cv#new-file" title={t('file.title')} text={t('file.text')}>
          <Paper className="-rotate-6 translate-y-3" />
          <Paper className="rotate-3">
            <Icon of={FileUp} className="text-link" />
            <Lines />
          </Paper>
        </StartCard>
        <StartCard to="/cv#new-example" title={t('example.title')} text={t('example.text')}>
          <img
            src={EXAMPLE_PICTURE}
            alt=""
            decoding="async"
            draggable={false}
            className="absolute inset-x-0 top-6 mx-auto min-h-64 w-44 bg-paper shadow-sheet"
          />
        </StartCard>
      </ul>
    </section>
  );
}

type StartCardProps = { to: string; title: string; text: string; children: ReactNode };

/** A large card whose whole surface is the link. */
const StartCard = ({ to, title, text, children }: StartCardProps) => (
  <li className="group relative overflow-hidden rounded-card border border-border transition-colors hover:border-control has-focus-visible:outline-2 has-focus-visible:outline-primary has-focus-visible:outline-offset-2">
    <div aria-hidden="true" className="relative h-36 overflow-hidden bg-surface md:h-48">
      {children}
    </div>
    <div className="border-border border-t p-4">
      <RouterLink to={to} className="font-medium outline-none after:absolute after:inset-0 group-hover:text-link">
        {title}
      </RouterLink>
      <p className="mt-1 text-pretty text-text-secondary">{text}</p>
    </div>
  </li>
);

const Paper = ({ className = '', children }: { className?: string; children?: ReactNode }) => (
  <span
    className={`absolute inset-x-0 top-6 mx-auto flex h-64 w-44 flex-col gap-4 bg-background p-5 shadow-sheet ${className}`}
  >
    {children}
  </span>
);

/** A small browser window with a name and pictures. */
const SiteWindow = () => (
  <span className="absolute inset-x-0 top-6 mx-auto flex h-64 w-[78%] max-w-72 flex-col overflow-hidden rounded-t-control bg-background shadow-sheet">
    <span className="flex gap-1 border-border border-b p-2">
      {SITE_PICTURES.map((picture) => (
        <span key={picture} className="size-1.5 rounded-full bg-border" />
      ))}
    </span>
    <span className="grid gap-3 p-4">
      <span className="h-3 w-2/5 rounded-full bg-border" />
      <span className="grid grid-cols-3 gap-1.5">
        {SITE_PICTURES.map((picture) => (
          <img
            key={picture}
            src={picture}
            alt=""
            decoding="async"
            draggable={false}
            className="aspect-3/4 size-full object-cover"
          />
        ))}
      </span>
    </span>
  </span>
);

const Lines = () => (
  <span className="grid gap-2">
    <span className="h-2 w-3/5 rounded-full bg-border" />
    <span className="h-2 w-full rounded-full bg-border" />
    <span className="h-2 w-4/5 rounded-full bg-border" />
    <span className="mt-3 h-2 w-2/5 rounded-full bg-border" />
    <span className="h-2 w-full rounded-full bg-border" />
  </span>
);
