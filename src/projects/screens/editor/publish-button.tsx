import { Circle, CircleCheck, Globe } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { useAuth } from '#identity/components.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { Icon } from '#ui/icon.tsx';
import { Popover } from '#ui/overlays/popover.tsx';

type Props = {
  title: string;
  /** Publishing is in progress. */
  busy?: boolean;
  onPublish: () => void;
};

const FIX_ROUTES = { unverified: '/settings#email', nameless: '/settings#username' } as const;
const BLOCKERS: readonly ProjectPublishBlocker[] = ['title', 'unverified', 'nameless'];

/** Publishes the project, or lists what is missing first, with links to fix it. */
export function PublishButton({ title, busy, onPublish }: Props) {
  const t = useTranslations('projects.editor.publish');
  const tManager = useTranslations('projects.manager.verbs');
  const blockers = useProjectPublishBlockers(title);
  if (blockers.length > 0) {
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
          {BLOCKERS.map((blocker) => {
            const isMissing = blockers.includes(blocker);
            return (
              <li key={blocker} className="flex items-start gap-2">
                <Icon
                  of={isMissing ? Circle : CircleCheck}
                  className={`mt-0.5 ${isMissing ? 'text-text-secondary' : 'text-success'}`}
                />
                <span className={isMissing ? '' : 'text-text-secondary'}>
                  {t(`lacks.${blocker}`)} <span className="sr-only">({t(isMissing ? 'open' : 'done')})</span>
                  {isMissing && blocker !== 'title' && (
                    <>
                      {' '}
                      <Link render={<RouterLink to={FIX_ROUTES[blocker]} />}>{t(`links.${blocker}`)}</Link>
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

type ProjectPublishBlocker = 'title' | 'unverified' | 'nameless';

/** Returns the requirements for publishing that are not met yet. */
function useProjectPublishBlockers(title: string): ProjectPublishBlocker[] {
  const auth = useAuth();
  if (auth.status !== 'signedIn') return [];
  const { emailVerified, profile } = auth.user;
  const blockers: Record<ProjectPublishBlocker, boolean> = {
    title: title.trim() === '',
    unverified: !emailVerified,
    nameless: profile.username === '',
  };
  return (Object.keys(blockers) as ProjectPublishBlocker[]).filter((blocker) => blockers[blocker]);
}
