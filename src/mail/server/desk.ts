import type { Kernel } from '#platform/kernel.ts';
import type { MailTemplates } from './template.ts';

/** What it takes to put a mail of the outbox into words. */
export type MailDesk = Pick<Kernel, 'settings' | 'instance'> & { templates: MailTemplates };

/** Where mails lead to, and what the instance is called in them. */
export const letterhead = ({ settings, instance }: Pick<Kernel, 'settings' | 'instance'>) => ({
  appUrl: settings.APP_URL,
  instance: instance.current.name,
});
