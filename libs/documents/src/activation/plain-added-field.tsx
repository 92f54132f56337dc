import { LENGTH } from '@ringtag/contracts';
import { AudienceChoice, type DraftField, fieldControl, fieldInput } from '@ringtag/profile-fields/static';
import { Button, Field, IconTrash, Stack, TextInput } from '@ringtag/ui/static';
import { fill, type ActivationTexts } from '../texts';

interface PlainAddedFieldProps {
  field: DraftField;
  texts: ActivationTexts;
  error: string | undefined;
  focus: boolean;
}

/** An optional field that was added to the form: its value, who sees it, and a button that removes it. */
export function PlainAddedField({ field, texts, error, focus }: PlainAddedFieldProps) {
  const { key, value, visibility } = field;
  const { profileFields, common } = texts;
  const name = common.profile.fields[key];
  return (
    <Stack gap={2}>
      <Field id={`plain-field-${key}`} label={name} error={error}>
        <TextInput
          {...fieldInput(key)}
          name={fieldControl(key)}
          maxLength={LENGTH.fieldValue.max}
          defaultValue={value}
          autoFocus={focus}
        />
      </Field>
      <AudienceChoice
        id={`plain-field-${key}-audience`}
        name={`visibility.${key}`}
        chosen={visibility}
        texts={{
          label: fill(profileFields.visibility.label, { field: name }),
          options: { public: profileFields.visibility.public, private: profileFields.visibility.private },
          audience: profileFields.audience[visibility],
        }}
        remove={
          <Button
            type="submit"
            name="remove"
            value={key}
            formNoValidate
            variant="outline"
            icon={<IconTrash />}
            aria-label={fill(profileFields.remove, { field: name })}
          />
        }
      />
    </Stack>
  );
}
