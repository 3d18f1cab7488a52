import type { HostnamesCtx } from '#hostnames/service.ts';
import type { MailTemplates } from '#mail/service.ts';
import type { ProxyTraffic } from '#platform/http/proxy-traffic.ts';
import type { Language } from '#platform/i18n/languages.ts';

/** Context of the admin commands. */
export type AdminCtx = HostnamesCtx & {
  language: Language;
  templates: MailTemplates;
  version: string;
  startedAt: Date;
  proxyTraffic(): Promise<ProxyTraffic>;
};
