import type { Kernel } from '#platform/server/kernel.ts';
import type { MailTemplates } from './template.ts';

/** The dependencies for rendering an email of the outbox. */
export type MailContext = Pick<Kernel, 'settings' | 'instance'> & { templates: MailTemplates };

/** Returns the URL and the name of the instance for emails. */
export const mailBranding = ({ settings, instance }: Pick<Kernel, 'settings' | 'instance'>) => ({
  appUrl: settings.APP_URL,
  instance: instance.current.name,
});
