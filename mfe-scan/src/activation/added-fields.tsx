import { LENGTH, type ProfileFieldKey, type ProfileValueFault } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import {
  type DraftField,
  fieldControl,
  fieldInput,
  ProfileFieldAudience,
  UsualFields,
  useProfileFaultText,
} from '@ringtag/profile-fields';
import { Field, Stack, TextInput } from '@ringtag/ui/lite';
import type { DraftErrors } from '../activating/activation-draft';

interface AddedFieldsProps {
  fields: readonly DraftField[];
  errors: DraftErrors;
  /** The field that was added last. */
  added: ProfileFieldKey | undefined;
  onChange: (fields: readonly DraftField[]) => void;
  onPick: (field: DraftField) => void;
}

/**
 * The optional fields that were added to the form, and buttons for more. Loaded with the first of them: before, each byte
 * keeps people waiting who add none.
 */
export default function AddedFields({ fields, errors, added, onChange, onPick }: AddedFieldsProps) {
  return (
    <>
      {fields.map((field) => (
        <ProfileField
          key={field.key}
          field={field}
          fault={errors[fieldControl(field.key)]}
          focus={field.key === added}
          onChange={(changed) =>
            onChange(fields.map((other) => (other.key === changed.key ? changed : other)))
          }
          onRemove={() => onChange(fields.filter(({ key }) => key !== field.key))}
        />
      ))}
      <UsualFields taken={fields.map(({ key }) => key)} onPick={onPick} />
    </>
  );
}

interface ProfileFieldProps {
  field: DraftField;
  fault: ProfileValueFault | undefined;
  focus: boolean;
  onChange: (field: DraftField) => void;
  onRemove: () => void;
}

function ProfileField({ field, fault, focus, onChange, onRemove }: ProfileFieldProps) {
  const { t } = useTranslation('common');
  const faultText = useProfileFaultText(fault);
  return (
    <Stack gap={2}>
      <Field label={t(`profile.fields.${field.key}`)} error={faultText}>
        <TextInput
          {...fieldInput(field.key)}
          name={fieldControl(field.key)}
          autoFocus={focus}
          maxLength={LENGTH.fieldValue.max}
          value={field.value}
          onChange={(event) => onChange({ ...field, value: event.target.value })}
        />
      </Field>
      <ProfileFieldAudience
        field={field}
        onChange={(visibility) => onChange({ ...field, visibility })}
        onRemove={onRemove}
      />
    </Stack>
  );
}
