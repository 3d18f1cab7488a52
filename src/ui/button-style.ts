export type ButtonTone = 'primary' | 'plain' | 'quiet' | 'danger';

const TONES: Record<ButtonTone, string> = {
  primary: 'border-transparent bg-primary text-on-primary not-aria-disabled:hover:bg-primary-hover',
  plain: 'border-border bg-background text-text not-aria-disabled:hover:bg-surface not-aria-disabled:active:bg-pressed',
  quiet:
    'border-transparent bg-transparent text-text-secondary not-aria-disabled:hover:bg-hover not-aria-disabled:hover:text-text not-aria-disabled:active:bg-pressed data-popup-open:bg-hover data-popup-open:text-text',
  danger: 'border-transparent bg-error text-on-primary not-aria-disabled:hover:bg-error-hover',
};

const BASE =
  'inline-flex min-h-9 shrink-0 select-none items-center justify-center gap-2 rounded-control border font-medium transition-colors pointer-coarse:min-h-11 disabled:opacity-50 aria-disabled:cursor-default aria-disabled:border-border aria-disabled:bg-surface aria-disabled:text-text-secondary aria-busy:cursor-progress';

/** Returns the class names for a button, or for a link styled as one. */
export const buttonStyle = (tone: ButtonTone, shape: 'words' | 'icon' = 'words') =>
  `${BASE} ${shape === 'icon' ? 'min-w-9 pointer-coarse:min-w-11' : 'px-3'} ${TONES[tone]}`;
