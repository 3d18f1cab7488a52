import { Globe } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { LiveText } from '#ui/live-text.tsx';
import { Popover } from '#ui/popover.tsx';
import type { Site } from '../../../contract.ts';
import { Addresses } from './addresses.tsx';
import { LackList } from './lack-list.tsx';
import { useLacks } from './use-lacks.ts';
import type { SiteDeeds } from './use-site-deeds.ts';

type Props = {
  site: Site | undefined;
  /** Whether there are unsaved edits that will not be saved automatically. */
  isHeld: boolean;
  deeds: SiteDeeds;
};

/** Shows the publication state and unpublished changes, with the button to publish them. */
export function PublishPart({ site, isHeld, deeds }: Props) {
  const t = useTranslations('portfolio-editor.publish');
  const lacks = useLacks();
  const [open, setOpen] = useState(false);
  if (!site) return null;
  const { publishedAt, changes, addresses } = site;
  const isShown = publishedAt !== null;
  const publish = async () => {
    const published = await deeds.publish();
    if (published) setOpen(true);
  };
  if (isShown && changes.length === 0 && !isHeld) {
    return (
      <>
        <Popover
          title={t('shown')}
          align="end"
          open={open}
          onOpenChange={setOpen}
          trigger={
            <Button>
              <span aria-hidden="true" className="size-2 rounded-full bg-success" />
              {t('published')}
            </Button>
          }
        >
          <Addresses addresses={addresses} />
        </Popover>
        <LiveText>{open ? t('shown') : ''}</LiveText>
      </>
    );
  }
  const words = (
    <>
      {deeds.busy !== 'publish' && <Icon of={Globe} className="max-sm:hidden" />}
      <span className="sm:hidden">{t('short')}</span>
      <span className="max-sm:hidden">{t(isShown ? 'changes' : 'first')}</span>
    </>
  );
  return (
    <>
      {isShown && changes.length > 0 && <Changes changes={changes} />}
      {lacks.length > 0 ? (
        <Popover title={t('missing')} align="end" trigger={<Button tone="primary">{words}</Button>}>
          <LackList lacks={lacks} />
        </Popover>
      ) : (
        <Button tone="primary" busy={deeds.busy === 'publish'} onClick={() => void publish()}>
          {words}
        </Button>
      )}
    </>
  );
}

/** Lists the unpublished changes. */
function Changes({ changes }: Pick<Site, 'changes'>) {
  const t = useTranslations('portfolio-editor');
  const count = changes.length;
  return (
    <Popover
      title={t('publish.unpublished')}
      align="end"
      trigger={
        <Button tone="quiet" aria-label={t('publish.count', { count })}>
          <span className="max-sm:hidden">{t('publish.count', { count })}</span>
          <span className="tabular-nums sm:hidden">{count}</span>
        </Button>
      }
    >
      <ul className="grid gap-1 ps-4 [list-style:disc]">
        {changes.map((change) => (
          <li key={change}>{t(`changes.${change}`)}</li>
        ))}
      </ul>
    </Popover>
  );
}
