import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon.tsx';
import { HUB_NAMES, type Hub } from '../../model/hubs.ts';
import type { HubImportResult } from './use-hub-import.ts';

/** Last step of an import from a hub: links to the projects, and the repositories that have none. */
export function ImportResult({ hub, result }: { hub: Hub; result: HubImportResult }) {
  const t = useTranslations('projects.hubs');
  const { made, existing, failed } = result;
  const values = { hub: HUB_NAMES[hub] };
  return (
    <div className="grid gap-4 pb-2">
      <List>
        {made.map(({ id, title, warnings }) => (
          <li key={id} className="min-w-0">
            <ProjectLink id={id} title={title} />
            {warnings.map((warning) => (
              <Note key={warning}>{t(`warnings.${warning}`)}</Note>
            ))}
          </li>
        ))}
      </List>
      <List title={t('existingTitle')}>
        {existing.map(({ path, id, title }) => (
          <li key={path} className="min-w-0">
            <ProjectLink id={id} title={title} />
          </li>
        ))}
      </List>
      <List title={t('failedTitle')}>
        {failed.map(({ path, problem }) => (
          <li key={path} className="min-w-0">
            <bdi className="break-words">{path}</bdi>
            <Note>{t(`problems.${problem}`, values)}</Note>
          </li>
        ))}
      </List>
    </div>
  );
}

function List({ title, children }: { title?: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section className="grid gap-2">
      {title && <h3 className="font-medium text-text-secondary text-xs">{title}</h3>}
      <ul className="grid gap-2">{children}</ul>
    </section>
  );
}

const ProjectLink = ({ id, title }: { id: string; title: string }) => (
  <Link to={`/projects/${id}`} className="break-words rounded-control text-link hover:underline">
    <bdi>{title}</bdi>
  </Link>
);

const Note = ({ children }: { children: ReactNode }) => (
  <p className="mt-0.5 flex gap-1.5 text-warning text-xs">
    <Icon of={TriangleAlert} className="mt-px size-3.5" />
    <span className="min-w-0 break-words">{children}</span>
  </p>
);
