import { ApiError } from '@ringtag/api-client';
import { GIFT_PATH, LENGTH, trimmed } from '@ringtag/contracts';
import { FailureAlert } from '@ringtag/forms';
import { useForm } from '@ringtag/forms/hook';
import { useTranslation } from '@ringtag/i18n';
import { showSuccess, useFormats } from '@ringtag/pages';
import { forgetToken, type User } from '@ringtag/session';
import { Button, ButtonLink, Field, Stack, TextInput } from '@ringtag/ui';
import { Link, useNavigate } from '@ringtag/vendor/router';
import type { OfferedGift, useAcceptGift } from './gift.queries';

interface AcceptGiftProps {
  accept: ReturnType<typeof useAcceptGift>;
  gift: OfferedGift;
  user: User;
  disabled: boolean;
}

/** Accepts the gift. Asks for a name first where the account has none: pages of codes show it. */
export function AcceptGift({ accept, gift, user, disabled }: AcceptGiftProps) {
  const { t } = useTranslation('gift');
  const formats = useFormats();
  const navigate = useNavigate();
  const nameless = !user.name;
  const form = useForm({
    initial: { name: '' },
    check: ({ name }) => ({ name: nameless && trimmed(name) === '' && t('nameMissing') }),
    onSubmit: ({ name }) =>
      accept.mutate(nameless ? trimmed(name) : undefined, {
        onSuccess: async ({ id }) => {
          forgetToken(GIFT_PATH);
          await navigate(`/my-code/${id}`, { replace: true });
          showSuccess(t('accepted', { code: gift.code.displayAlias }));
        },
      }),
    error: accept.error,
    refusals: { name: t('nameMissing') },
  });
  const full = accept.error instanceof ApiError && accept.error.code === 'activation_limit_reached';
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap={4}>
        {nameless && (
          <Field label={t('name')} hint={t('nameHint')} required error={form.errors.name}>
            <TextInput {...form.field('name')} autoComplete="name" maxLength={LENGTH.name.max} />
          </Field>
        )}
        <FailureAlert title={t('acceptFailed')} error={accept.error} />
        {full && (
          <>
            <p>{t('full', { date: formats.date(gift.expiresAt) })}</p>
            <ButtonLink as={Link} to="/my-codes" variant="outline" block>
              {t('myCodes')}
            </ButtonLink>
          </>
        )}
        <Button type="submit" block loading={accept.isPending} disabled={disabled}>
          {t('accept')}
        </Button>
      </Stack>
    </form>
  );
}
