import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { SaveState } from '#ui/feedback/save-state.tsx';
import { FormMessage } from '#ui/fields/form-message.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { UserDocument } from '../../../contract.ts';
import { LIMITS } from '../../../model/limits.ts';
import { Section } from '../../settings/section.tsx';
import { PhotoField } from '../photo/photo-field.tsx';
import { LinksField } from './links-field.tsx';
import { usePublicForm } from './use-public-form.ts';

/** Renders the form of the member's public profile. */
export function PublicProfile({ user }: { user: UserDocument }) {
  const t = useTranslations('profile.public');
  const form = usePublicForm(user);
  const left = LIMITS.bio - form.values.bio.length;
  return (
    <Section name="public" title={t('title')} lead={t('lead')}>
      <PhotoField photoURL={user.photoURL} name={form.values.displayName} />
      <form {...form.props} className="mt-6 grid gap-6">
        <TextField
          label={t('displayName')}
          hint={t('displayNameHint')}
          autoComplete="name"
          dir="auto"
          {...form.field('displayName')}
        />
        <TextArea
          label={t('bio')}
          hint={left < 0 ? undefined : t('bioLeft', { left })}
          rows={4}
          dir="auto"
          {...form.field('bio')}
          error={left < 0 ? t('bioOver', { over: -left }) : form.faults.bio}
        />
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField label={t('location')} autoComplete="address-level2" dir="auto" {...form.field('location')} />
          <TextField
            label={t('website')}
            type="url"
            inputMode="url"
            autoComplete="url"
            placeholder="https://"
            dir="ltr"
            {...form.field('website')}
            onBlur={form.completeWebsite}
          />
        </div>
        <LinksField
          links={form.values.links}
          errors={form.linkErrors}
          error={form.faults.links}
          onChange={form.setLinks}
        />
        <Switch
          label={t('showAchievements')}
          hint={t('showAchievementsHint')}
          checked={form.values.showAchievements}
          onCheckedChange={(checked) => form.set('showAchievements', checked)}
        />
        <FormMessage form={form} />
        <div className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" tone="primary" busy={form.pending}>
            {t('save')}
          </Button>
          {form.unsaved && !form.pending && (
            <>
              <span className="text-text-secondary max-sm:order-last">{t('unsaved')}</span>
              <Button tone="quiet" className="max-sm:-ms-3" onClick={form.discard}>
                {t('discard')}
              </Button>
            </>
          )}
          {form.pending ? <SaveState state="saving" /> : form.saved && <SaveState state="saved" />}
        </div>
      </form>
    </Section>
  );
}
