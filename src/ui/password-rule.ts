/** What every password needs, whatever its characters. */
export const MIN_PASSWORD_LENGTH = 10;

export type PasswordProblem = 'short' | 'common' | 'pattern' | 'date' | 'personal' | 'disguise' | 'simple';
export type PasswordLevel = 'none' | 'weak' | 'good' | 'strong';
export type PasswordStrength = {
  level: PasswordLevel;
  /** How many of the four steps are reached. */
  steps: 0 | 1 | 2 | 3 | 4;
  /** What would help most, if anything. */
  problem?: PasswordProblem;
  /** Whether the server accepts it, unless it is in the list of common ones. */
  acceptable: boolean;
};
