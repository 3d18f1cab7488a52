import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { messageOf } from '#platform/api-client.ts';
import { Button } from '#ui/button.tsx';
import { MenuDots } from '#ui/dots.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import type { Person } from '../../../contract/people.ts';
import { DeedDialog } from './deed-dialog.tsx';
import { DEEDS, type DeedName, deedsFor } from './deeds.ts';
import { usePersonDeeds } from './use-person-deeds.ts';

/** Actions on a member: main ones as buttons, the others in a menu, with a confirmation dialog where needed. */
export function PersonDeeds({ person }: { person: Person }) {
  const { user } = person;
  const t = useTranslations('admin-people.deeds');
  const { isSelf, run, said } = usePersonDeeds(user);
  const [asked, ask] = useState<{ name: DeedName; opener: HTMLElement | null }>();
  const [busy, setBusy] = useState<DeedName>();
  const [failure, setFailure] = useState<unknown>();
  const bar = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLButtonElement>(null);
  const { buttons, rest } = deedsFor(person, isSelf);

  const begin = async (name: DeedName, opener: HTMLElement | null) => {
    setFailure(undefined);
    if (DEEDS[name].asks !== 'nothing') return ask({ name, opener });
    setBusy(name);
    try {
      await run(name);
    } catch (error) {
      setFailure(error);
    }
    setBusy(undefined);
    // The pressed button may have disappeared with the action.
    bar.current?.focus();
  };

  const leave = () => {
    flushSync(() => ask(undefined));
    if (document.activeElement === document.body) bar.current?.focus();
  };

  return (
    <div className="grid gap-3">
      <div ref={bar} tabIndex={-1} className="flex flex-wrap items-center gap-2 outline-hidden">
        {buttons.map((name) => (
          <Button
            key={name}
            icon={DEEDS[name].icon}
            busy={busy === name}
            onClick={(event) => void begin(name, event.currentTarget)}
          >
            {t(`${name}.label`)}
          </Button>
        ))}
        <Menu
          trigger={<IconButton ref={menu} name={t('more')} icon={MenuDots} tone="plain" />}
          entries={rest.map(({ name, whyNot }) => ({
            label: t(`${name}.label`),
            icon: DEEDS[name].icon,
            danger: 'danger' in DEEDS[name],
            ...(whyNot ? { disabledReason: t(`whyNot.${whyNot}`) } : {}),
            onSelect: () => void begin(name, menu.current),
          }))}
        />
      </div>
      <p role="status" className="text-text-secondary empty:hidden">
        {said}
      </p>
      <p role="alert" className="text-error empty:hidden">
        {failure === undefined ? '' : messageOf(failure)}
      </p>
      {asked && (
        <DeedDialog
          name={asked.name}
          user={user}
          opener={asked.opener ?? undefined}
          onDo={(words) => run(asked.name, words)}
          onLeave={leave}
        />
      )}
    </div>
  );
}
