import { useTranslations } from 'use-intl';
import { Switch } from '#ui/switch.tsx';
import { TagsField } from '#ui/tags-field.tsx';
import type { InstanceDecisions } from '../../../contract/settings.ts';
import { DefaultLine } from '../default-line.tsx';
import { Section } from '../section.tsx';
import { orUndecided, useSection } from '../use-section.ts';

/** As the server has it. */
const HOST = /^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/;
const MOST_HOSTS = 20;

/** Which domains members may bring, and below which of the instance's own their sites are. */
export function DomainsSection({ decisions }: { decisions: InstanceDecisions }) {
  const t = useTranslations('admin-settings.domains');
  const form = useSection({
    name: 'domains',
    decisions,
    valuesOf: ({ domainApproval, baseDomains }) => ({
      domainApproval: domainApproval.value,
      baseDomains: baseDomains.value,
    }),
    changeOf: ({ domainApproval, baseDomains }, from) => ({
      domainApproval: orUndecided(domainApproval, from.domainApproval),
      baseDomains: orUndecided(baseDomains, from.baseDomains),
    }),
    check: ({ baseDomains }) => {
      const wrong = baseDomains.find((host) => !HOST.test(host));
      return { baseDomains: wrong === undefined ? undefined : t('baseFaulty', { host: wrong }) };
    },
  });
  const { domainApproval, baseDomains } = form.values;
  const without = decisions.domainApproval.default;
  return (
    <Section name="domains" form={form}>
      <div>
        <Switch
          label={t('approval')}
          hint={t('approvalHint')}
          checked={domainApproval}
          onCheckedChange={(on) => form.set('domainApproval', on)}
        />
        <DefaultLine
          label={t('approval')}
          words={t(without ? 'approvalOn' : 'approvalOff')}
          isDefault={domainApproval === without}
          onReset={() => form.set('domainApproval', without)}
        />
      </div>
      <TagsField
        label={t('base')}
        hint={t('baseHint')}
        error={form.faults.baseDomains}
        max={MOST_HOSTS}
        value={baseDomains}
        onValueChange={(hosts) => form.set('baseDomains', [...new Set(hosts.map((host) => host.toLowerCase()))])}
      />
    </Section>
  );
}
