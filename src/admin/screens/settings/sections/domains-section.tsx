import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { Link } from '#ui/link.tsx';
import { Switch } from '#ui/switch.tsx';
import type { InstanceDecisions } from '../../../contract/settings.ts';
import { DefaultLine } from '../default-line.tsx';
import { Section } from '../section.tsx';
import { orUndecided, useSection } from '../use-section.ts';

/** Setting for the approval of custom domains. The domains themselves are managed on another screen. */
export function DomainsSection({ decisions }: { decisions: InstanceDecisions }) {
  const t = useTranslations('admin-settings.domains');
  const form = useSection({
    name: 'domains',
    decisions,
    valuesOf: ({ domainApproval }) => ({ domainApproval: domainApproval.value }),
    changeOf: ({ domainApproval }, from) => ({ domainApproval: orUndecided(domainApproval, from.domainApproval) }),
    check: () => ({}),
  });
  const { domainApproval } = form.values;
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
      <p>
        <Link render={<RouterLink to="/admin/domains" />}>{t('elsewhere')}</Link>
      </p>
    </Section>
  );
}
