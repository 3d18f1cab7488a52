import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react';
import { useAutoHeight } from './use-auto-height.ts';

type Props = Omit<ComponentProps<'textarea'>, 'ref'> & {
  ref: RefObject<HTMLTextAreaElement | null>;
  /** The displayed text, if it is not in `value`. */
  text?: string;
  /** Places the text area next to another element and matches its height. */
  sideBySide?: boolean;
};

/** A bare text area that grows with its text. Only a change of height causes a layout around it, not each keystroke. */
export function GrowingText({ ref, text, sideBySide = false, className = '', ...rest }: Props) {
  const grow = useAutoHeight(text ?? rest.value);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: wrapper } = box;
    const { current: area } = ref;
    if (!wrapper || !area || sideBySide) return;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize;
      wrapper.style.cssText = height ? `contain: strict; height: ${height}px` : '';
    });
    observer.observe(area);
    return () => {
      observer.disconnect();
      wrapper.style.cssText = '';
    };
  }, [ref, sideBySide]);
  return (
    <div ref={box} className={sideBySide ? 'contents' : ''}>
      <textarea
        {...rest}
        ref={(element) => {
          ref.current = element;
          grow.current = element;
        }}
        className={`field-sizing-content block w-full resize-none bg-transparent outline-none ${className}`}
      />
    </div>
  );
}
