/** The mark: a glass case with what it shows. */
export const Mark = ({ size = 22 }: { size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    aria-hidden="true"
  >
    <path d="M4 20V9l8-6 8 6v11z" strokeLinejoin="round" />
    <path d="M9 20v-7h6v7" strokeLinejoin="round" />
  </svg>
);
