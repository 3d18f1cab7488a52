import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { messageOf } from '#platform/browser/api-client.ts';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { MenuDots } from '#ui/layout/dots.tsx';
import { Menu } from '#ui/overlays/menu.tsx';
import type { PersonDetails } from '../../../contract/people.ts';
import { availableActions, PERSON_ACTIONS, type PersonActionName } from './available-actions.ts';
import { PersonActionDialog } from './person-action-dialog.tsx';
import { usePersonActions } from './use-person-actions.ts';

/** Actions on a member: main ones as buttons, the others in a menu, with a confirmation dialog where needed. */
export function PersonActions({ person }: { person: PersonDetails }) {
  const { user } = person;
  const t = useTranslations('admin-people.actions');
  const { isSelf, run, announcement } = usePersonActions(user);
  const [pendingAction, setPendingAction] = useState<{ name: PersonActionName; opener: HTMLElement | null }>();
  const [busy, setBusy] = useState<PersonActionName>();
  const [failure, setFailure] = useState<unknown>();
  const actionBar = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLButtonElement>(null);
  const { buttons, rest } = availableActions(person, isSelf);

  const startAction = async (name: PersonActionName, opener: HTMLElement | null) => {
    setFailure(undefined);
    if (PERSON_ACTIONS[name].prompt !== 'nothing') return setPendingAction({ name, opener });
    setBusy(name);
    try {
      await run(name);
    } catch (error) {
      setFailure(error);
    }
    setBusy(undefined);
    // The pressed button may have disappeared with the action.
    actionBar.current?.focus();
  };

  const closeDialog = () => {
    flushSync(() => setPendingAction(undefined));
    if (document.activeElement === document.body) actionBar.current?.focus();
  };

  return (
    <div className="grid gap-3">
      <div ref={actionBar} tabIndex={-1} className="flex flex-wrap items-center gap-2 outline-hidden">
        {buttons.map((name) => (
          <Button
            key={name}
            icon={PERSON_ACTIONS[name].icon}
            busy={busy === name}
            onClick={(event) => void startAction(name, event.currentTarget)}
          >
            {t(`${name}.label`)}
          </Button>
        ))}
        <Menu
          trigger={<IconButton ref={menu} name={t('more')} icon={MenuDots} tone="plain" />}
          entries={rest.map(({ name, blockedBy }) => ({
            label: t(`${name}.label`),
            icon: PERSON_ACTIONS[name].icon,
            danger: 'danger' in PERSON_ACTIONS[name],
            ...(blockedBy ? { disabledReason: t(`whyNot.${blockedBy}`) } : {}),
            onSelect: () => void startAction(name, menu.current),
          }))}
        />
      </div>
      <p role="status" className="text-text-secondary empty:hidden">
        {announcement}
      </p>
      <p role="alert" className="text-error empty:hidden">
        {failure === undefined ? '' : messageOf(failure)}
      </p>
      {pendingAction && (
        <PersonActionDialog
          name={pendingAction.name}
          user={user}
          opener={pendingAction.opener ?? undefined}
          onConfirm={(actionInput) => run(pendingAction.name, actionInput)}
          onLeave={closeDialog}
        />
      )}
    </div>
  );
}
