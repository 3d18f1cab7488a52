import { Circle, CircleCheck, Globe } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { Popover } from '#ui/popover.tsx';
import { type Lack, useLacks } from './use-lacks.ts';

type Props = {
  title: string;
  /** Publishing is in progress. */
  busy?: boolean;
  onPublish: () => void;
};

const PLACES = { unverified: '/profile#email', nameless: '/profile#username' } as const;
const ALL: readonly Lack[] = ['title', 'unverified', 'nameless'];

/** Publishes the project, or lists what is missing first, with links to fix it. */
export function PublishButton({ title, busy, onPublish }: Props) {
  const t = useTranslations('projects.editor.publish');
  const tManager = useTranslations('projects.manager.verbs');
  const lacks = useLacks(title);
  if (lacks.length > 0) {
    return (
      <Popover
        title={t('missing')}
        align="end"
        trigger={
          <Button tone="primary" icon={Globe}>
            {tManager('publish')}
          </Button>
        }
      >
        <ul className="grid gap-2">
          {ALL.map((lack) => {
            const open = lacks.includes(lack);
            return (
              <li key={lack} className="flex items-start gap-2">
                <Icon
                  of={open ? Circle : CircleCheck}
                  className={`mt-0.5 ${open ? 'text-text-secondary' : 'text-success'}`}
                />
                <span className={open ? '' : 'text-text-secondary'}>
                  {t(`lacks.${lack}`)} <span className="sr-only">({t(open ? 'open' : 'done')})</span>
                  {open && lack !== 'title' && (
                    <>
                      {' '}
                      <Link render={<RouterLink to={PLACES[lack]} />}>{t(`links.${lack}`)}</Link>
                    </>
                  )}
                </span>
              </li>
            );
          })}
        </ul>
      </Popover>
    );
  }
  return (
    <Button tone="primary" icon={Globe} busy={busy} onClick={onPublish}>
      {tManager('publish')}
    </Button>
  );
}
