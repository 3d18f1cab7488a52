import { useInstanceFacts } from '#platform/browser/instance-settings/use-instance-facts.ts';
import { Mark } from '#ui/mark.tsx';
import { LanguageSelect } from './language/language-select.tsx';

/** The header of signed-out screens: the name and logo of the instance, and the language. */
export function BrandHeader() {
  const { name, logo } = useInstanceFacts();
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-6">
      <a href="/" className="-mx-1 inline-flex min-h-8 items-center gap-2 px-1 font-medium text-base">
        {logo ? (
          <img
            src={logo.src}
            alt=""
            width={logo.width}
            height={logo.height}
            className="h-8 w-auto max-w-40 object-contain"
          />
        ) : (
          <span className="text-primary">
            <Mark />
          </span>
        )}
        {name}
      </a>
      <LanguageSelect />
    </header>
  );
}
