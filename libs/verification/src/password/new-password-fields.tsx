import { NewPasswordField } from './new-password-field';
import { RepeatPasswordField } from './repeat-password-field';
import type { NewPassword } from './use-new-password';

export function NewPasswordFields({ fields }: { fields: NewPassword }) {
  return (
    <>
      <NewPasswordField
        value={fields.password}
        onChange={fields.changePassword}
        tooShort={fields.faults.password === true}
      />
      <RepeatPasswordField
        value={fields.repeat}
        onChange={fields.changeRepeat}
        different={fields.faults.repeat === true}
      />
    </>
  );
}
