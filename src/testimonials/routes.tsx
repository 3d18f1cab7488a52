import type { Screen } from '#ui/screens.ts';

/** Screens of the testimonials domain; each is a separate chunk with its own messages. */
export const testimonialsScreens = {
  '/testimonials': {
    words: ['testimonials', 'records', 'files'],
    load: async () => (await import('./screens/testimonials-screen.tsx')).TestimonialsScreen,
  },
  '/testimonials/{token}': {
    words: ['testimonial-form'],
    load: async () => (await import('./screens/author/request-screen.tsx')).RequestScreen,
  },
} satisfies Record<string, Screen>;
