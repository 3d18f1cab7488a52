import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { SortableList } from '#ui/lists/sortable-list.tsx';
import { LIMITS } from '../../../model/limits.ts';
import type { LinkErrorsById } from './link-errors.ts';
import { LinkRowFields } from './link-row-fields.tsx';
import { linkName } from './networks.ts';
import type { LinkRow } from './public-values.ts';

type Props = {
  links: readonly LinkRow[];
  errors: LinkErrorsById;
  error: string | undefined;
  onChange: (links: readonly LinkRow[]) => void;
};

/** Returns a random id, since drafts may outlive the page. `randomUUID` is not available without TLS. */
const newLinkId = () => `link-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;

/** Renders the member's links, one per row, in an order that the member can change. */
export function LinksField({ links, errors, error, onChange }: Props) {
  const t = useTranslations('profile.public');
  const container = useRef<HTMLFieldSetElement>(null);
  const accessibleNameOf = ({ name, address }: LinkRow) => name || address || t('linkUnnamed');
  const add = () => {
    const id = newLinkId();
    flushSync(() => onChange([...links, { id, name: '', address: '' }]));
    container.current?.querySelector<HTMLElement>(`[data-link="${id}"] [name=address]`)?.focus();
  };
  const remove = (link: LinkRow) => {
    const neighbour = links[links.indexOf(link) + 1] ?? links[links.indexOf(link) - 1];
    flushSync(() => onChange(links.filter((other) => other !== link)));
    const next = neighbour ? `[data-link="${CSS.escape(neighbour.id)}"] [name=address]` : '[data-add]';
    container.current?.querySelector<HTMLElement>(next)?.focus();
  };
  return (
    <fieldset ref={container} className="min-w-0">
      <legend className="mb-1 font-medium text-text-secondary text-xs leading-5">{t('links')}</legend>
      <p className="mb-2 text-text-secondary text-xs">{t('linksHint')}</p>
      {links.length > 0 && (
        <div className="mb-3 border-border border-t">
          <SortableList
            label={t('links')}
            items={links}
            idOf={({ id }) => id}
            nameOf={accessibleNameOf}
            onReorder={onChange}
          >
            {(link) => (
              <LinkRowFields
                link={link}
                accessibleName={accessibleNameOf(link)}
                errors={errors[link.id]}
                otherNames={links.filter((other) => other !== link).map(({ name }) => linkName(name))}
                onChange={(next) => onChange(links.map((other) => (other === link ? next : other)))}
                onRemove={() => remove(link)}
              />
            )}
          </SortableList>
        </div>
      )}
      {error && (
        <p role="alert" className="mb-3 text-error text-xs">
          {error}
        </p>
      )}
      <Button
        data-add=""
        icon={Plus}
        onClick={add}
        disabledReason={links.length < LIMITS.socialLinks ? undefined : t('linksFull', { maximum: LIMITS.socialLinks })}
      >
        {t('addLink')}
      </Button>
    </fieldset>
  );
}
