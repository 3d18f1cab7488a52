import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { MailTopic } from '#mail/contract.ts';
import { useToast } from '#ui/feedback/use-toast.ts';
import { Switch } from '#ui/fields/switch.tsx';
import type { Notifications } from '../../../contract.ts';
import { ADMIN_TOPICS } from '../../../model/notifications.ts';
import { identityApi } from '../../identity-api.ts';

/** Lists the topics with a switch each, those of admins apart. A switch takes effect at once. */
export function TopicSwitches({ notifications }: { notifications: Notifications }) {
  const t = useTranslations('settings.notifications');
  const change = useChange();
  const topics = Object.entries(notifications) as [MailTopic, boolean][];
  const isForAdmins = ([topic]: [MailTopic, boolean]) => ADMIN_TOPICS.includes(topic);
  const groups = [
    { title: t('title'), topics: topics.filter((entry) => !isForAdmins(entry)) },
    { title: t('admin'), topics: topics.filter(isForAdmins) },
  ];
  return (
    <div>
      {groups
        .filter((group) => group.topics.length > 0)
        .map((group) => (
          <fieldset key={group.title} className="border-border border-t py-8 first:border-t-0 first:pt-0">
            <legend className="float-start w-full font-medium text-title">{group.title}</legend>
            <div className="clear-both grid gap-5 pt-5">
              {group.topics.map(([topic, isOn]) => (
                <Switch
                  key={topic}
                  label={t(`topics.${topic}`)}
                  hint={t(`hints.${topic}`)}
                  checked={isOn}
                  onCheckedChange={(checked) => change({ [topic]: checked })}
                />
              ))}
            </div>
          </fieldset>
        ))}
    </div>
  );
}

/** Returns a function that changes topics. The switches show the change at once, and the old state if it fails. */
function useChange() {
  const t = useTranslations('settings.notifications');
  const toast = useToast();
  const queries = useQueryClient();
  const { queryKey } = identityApi.notifications.read.queryOptions();
  const { mutate } = useMutation(
    identityApi.notifications.change.mutationOptions({
      onMutate: (next) => queries.setQueryData(queryKey, (before) => ({ ...before, ...(next as Notifications) })),
      onSuccess: (saved) => queries.setQueryData(queryKey, saved),
      onError: () => {
        toast({ text: t('notSaved'), tone: 'error' });
        void queries.invalidateQueries({ queryKey });
      },
    }),
  );
  return mutate;
}
