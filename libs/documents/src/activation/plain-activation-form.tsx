import { messageStyles } from '@ringtag/card';
import {
  checkedKind,
  MoreFields,
  PageKindChoice,
  type ProfileControl,
  type TypedProfile,
} from '@ringtag/card/activation';
import { cardPath, LENGTH, type ProfileFieldKey } from '@ringtag/contracts';
import { fieldControl, listFieldsLeft, pickerStyles } from '@ringtag/profile-fields/static';
import {
  Alert,
  Button,
  buttonClass,
  Field,
  IconPlus,
  Inline,
  Select,
  Stack,
  TextInput,
} from '@ringtag/ui/static';
import { PlainNote } from '../plain-note';
import type { ActivationTexts } from '../texts';
import { PlainAddedField } from './plain-added-field';

export interface PlainActivationFormProps {
  alias: string;
  texts: ActivationTexts;
  /** The form asks for the secret that came with the code. */
  asksSecret?: boolean | undefined;
  typed?: TypedProfile;
  /** Why it was refused. */
  problem?: string;
  /** What is wrong with single fields. */
  errors?: Partial<Record<ProfileControl, string>>;
  /** The field to go on with. */
  focus?: ProfileControl | undefined;
}

const NOTHING: TypedProfile = { name: '', email: '', fields: [] };

/** The form of an activation as a plain POST, for before and without JavaScript; the remote's form takes its place. */
export function PlainActivationForm(props: PlainActivationFormProps) {
  const { alias, texts, asksSecret, typed = NOTHING, problem, errors = {}, focus } = props;
  const { states, common } = texts;
  return (
    <form
      method="post"
      action={`${cardPath(alias)}/activation`}
      data-app
      data-offline={texts.errors.network}
      noValidate
    >
      {/* Enter in a field presses the first button of a form: it must not be one that adds or removes a field. */}
      <button type="submit" className={messageStyles.trap} tabIndex={-1} aria-hidden />
      <Stack gap={4}>
        <Field
          id="plain-name"
          label={states.activation.name}
          required
          hint={states.activation.nameHint}
          error={errors.name}
        >
          <TextInput
            name="name"
            autoComplete="name"
            maxLength={LENGTH.name.max}
            defaultValue={typed.name}
            autoFocus={focus === 'name'}
          />
        </Field>
        {asksSecret && (
          <Field
            id="plain-secret"
            label={texts.activation.secret.label}
            required
            hint={texts.activation.secret.hint}
            error={errors.claimSecret}
          >
            <TextInput
              name="claimSecret"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={LENGTH.alias.max}
              defaultValue={typed.claimSecret}
              autoFocus={focus === 'claimSecret'}
            />
          </Field>
        )}
        <Field
          id="plain-email"
          label={common.form.email}
          required
          hint={states.activation.emailHint}
          error={errors.email}
        >
          <TextInput
            type="email"
            name="email"
            autoComplete="email"
            maxLength={LENGTH.email.max}
            defaultValue={typed.email}
            autoFocus={focus === 'email'}
          />
        </Field>
        <PageKindChoice texts={states.pageKind} checked={checkedKind(typed.pageKind, typed.fields)} />
        <MoreFields title={states.fields.title}>
          {typed.fields.map((field) => (
            <PlainAddedField
              key={field.key}
              field={field}
              texts={texts}
              error={errors[fieldControl(field.key)]}
              focus={focus === fieldControl(field.key)}
            />
          ))}
          <PlainPicker texts={texts} taken={typed.fields.map(({ key }) => key)} />
        </MoreFields>
        {problem && (
          <Alert tone="danger" title={states.activation.failed}>
            {problem}
          </Alert>
        )}
        <button type="submit" className={buttonClass({ block: true })}>
          {states.activation.submit}
        </button>
        <PlainNote />
      </Stack>
    </form>
  );
}

/** A list with a button that comes back with the chosen field. */
function PlainPicker({ texts: { common }, taken }: { texts: ActivationTexts; taken: ProfileFieldKey[] }) {
  const { add, sections, fields } = common.profile;
  return (
    <Inline gap={2} align="end">
      <div className={pickerStyles.list}>
        <Field id="plain-add" label={add.label}>
          <Select name="add" defaultValue="">
            <option value="">{add.choose}</option>
            {listFieldsLeft(taken).map(({ section, keys }) => (
              <optgroup key={section} label={sections[section]}>
                {keys.map((key) => (
                  <option key={key} value={key}>
                    {fields[key]}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        </Field>
      </div>
      <Button
        type="submit"
        name="do"
        value="add"
        formNoValidate
        variant="outline"
        icon={<IconPlus />}
        className={pickerStyles.add}
      >
        {add.button}
      </Button>
    </Inline>
  );
}
