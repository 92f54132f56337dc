import { useState } from 'react';
import { isTooShort } from './new-password-field';

interface Faults {
  password?: true;
  repeat?: true;
}

/** A new password typed twice, and what is wrong with it. */
export function useNewPassword() {
  const [password, setPassword] = useState('');
  const [repeat, setRepeat] = useState('');
  const [faults, setFaults] = useState<Faults>({});

  return {
    password,
    repeat,
    faults,
    changePassword(typed: string) {
      setPassword(typed);
      setFaults({});
    },
    changeRepeat(typed: string) {
      setRepeat(typed);
      setFaults({});
    },
    /** Answers what is wrong, by the name of the field, and shows it. */
    check(): Faults {
      const found: Faults = isTooShort(password)
        ? { password: true }
        : password === repeat
          ? {}
          : { repeat: true };
      setFaults(found);
      return found;
    },
  };
}

export type NewPassword = ReturnType<typeof useNewPassword>;
