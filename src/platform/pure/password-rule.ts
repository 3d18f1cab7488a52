/** The only length requirement for passwords; there are no character rules. */
export const MIN_PASSWORD_LENGTH = 10;

export type PasswordProblem = 'short' | 'common' | 'pattern' | 'date' | 'personal' | 'disguise' | 'simple';
export type PasswordLevel = 'none' | 'weak' | 'good' | 'strong';
export type PasswordStrength = {
  level: PasswordLevel;
  /** The number of filled steps in the meter. */
  steps: 0 | 1 | 2 | 3 | 4;
  /** The main weakness, if there is one. */
  problem?: PasswordProblem;
  /** Whether the server accepts the password, unless it is in the list of common passwords. */
  acceptable: boolean;
};
