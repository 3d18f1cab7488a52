import { ArrowUpRight, Copy, EyeOff, Package, RotateCcw, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DialogClose } from '#ui/dialog-close.tsx';
import { MenuDots } from '#ui/dots.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { MenuEntry } from '#ui/menu.tsx';
import { MenuLater } from '#ui/menu-later.tsx';
import { useToast } from '#ui/use-toast.ts';
import type { Site } from '../../contract.ts';
import type { SiteDeeds } from './publish/use-site-deeds.ts';

type Props = { site: Site | undefined; deeds: SiteDeeds };
type Question = 'discard' | 'unpublish';

/** Menu with further actions on the site. Discarding and unpublishing ask for confirmation. */
export function SiteMenu({ site, deeds }: Props) {
  const t = useTranslations('portfolio-editor.menu');
  const tAsk = useTranslations('portfolio-editor.ask');
  const navigate = useNavigate();
  const toast = useToast();
  const [asked, setAsked] = useState<{ about: Question; open: boolean }>();
  const shown = site?.publishedAt != null;
  const [first] = site?.addresses ?? [];
  const ask = (about: Question) => setAsked({ about, open: true });
  const answer = (yes: boolean) => {
    setAsked((before) => before && { ...before, open: false });
    if (yes && asked) void deeds[asked.about]();
  };
  const copy = async (url: string) => {
    await navigator.clipboard.writeText(url);
    toast({ text: t('copied'), detail: url });
  };
  const entries: MenuEntry[] = [
    ...(first
      ? [
          { label: t('open'), icon: ArrowUpRight, onSelect: () => void window.open(first.url, '_blank', 'noreferrer') },
          ...(navigator.clipboard ? [{ label: t('copy'), icon: Copy, onSelect: () => void copy(first.url) }] : []),
        ]
      : []),
    { label: t('share'), icon: Share2, onSelect: () => void navigate('/share') },
    {
      label: t('export'),
      icon: Package,
      onSelect: deeds.export,
      ...(shown ? {} : { disabledReason: t('exportLater') }),
    },
    { kind: 'line' },
    {
      label: t('discard'),
      icon: RotateCcw,
      onSelect: () => ask('discard'),
      ...(shown && site.changes.length > 0 ? {} : { disabledReason: t(shown ? 'noChanges' : 'discardLater') }),
    },
    ...(shown
      ? [{ label: t('unpublish'), icon: EyeOff, danger: true, onSelect: () => ask('unpublish') } as const]
      : []),
  ];
  return (
    <>
      <MenuLater align="end" trigger={<IconButton name={t('more')} icon={MenuDots} />} entries={entries} />
      {asked && (
        <Dialog
          open={asked.open}
          onOpenChange={(next) => !next && answer(false)}
          urgent
          title={tAsk(`${asked.about}.title`)}
          description={tAsk(`${asked.about}.text`)}
          actions={
            <>
              <DialogClose>
                <Button>{tAsk('keep')}</Button>
              </DialogClose>
              <Button tone="danger" onClick={() => answer(true)}>
                {tAsk(`${asked.about}.yes`)}
              </Button>
            </>
          }
        />
      )}
    </>
  );
}
