import type { SignInWay } from '@ringtag/display/last-sign-in';
import { useTranslation } from '@ringtag/i18n';
import { Button, Stack } from '@ringtag/ui';
import { Link } from '@ringtag/vendor/router';
import { PasswordField } from '@ringtag/verification';
import { useEffect, useId, useRef } from 'react';
import styles from './sign-in-ways.module.css';

interface SignInWaysProps {
  /** The way that stands first: the one that was used last in this browser. */
  first: SignInWay;
  /** The way that is being gone. */
  pending: SignInWay | undefined;
  /** Whether the reader has just asked for the ways; the button of the step before had the focus. */
  takesFocus: boolean;
  password: { value: string; onChange: (password: string) => void; error?: string | undefined };
  onCode: () => void;
}

/** A code by email, or the password of the form around them. */
export function SignInWays({ first, pending, takesFocus, password, onCode }: SignInWaysProps) {
  const { t } = useTranslation(['auth', 'common', 'verification']);
  const label = useRef<HTMLParagraphElement>(null);
  const labelId = useId();
  // Not the first button: a key that is still held would press it.
  useEffect(() => {
    if (takesFocus) label.current?.focus();
  }, [takesFocus]);
  const isFirst = (way: SignInWay) => way === first;
  const toVariant = (way: SignInWay) => (isFirst(way) ? 'solid' : 'outline');
  const ways = {
    code: (
      <Stack key="code" gap={2}>
        <Button
          block
          variant={toVariant('code')}
          disabled={pending === 'password'}
          loading={pending === 'code'}
          loadingLabel={t('common:sending')}
          onClick={onCode}
        >
          {t('signIn.byCode')}
        </Button>
        <p>{t('signIn.codeHint')}</p>
      </Stack>
    ),
    password: (
      <Stack key="password" gap={4}>
        <PasswordField
          label={t('verification:password.label')}
          autoComplete="current-password"
          {...password}
          aside={<Link to="/forgot-password">{t('signIn.forgot')}</Link>}
        />
        <Button
          type="submit"
          block
          variant={toVariant('password')}
          disabled={pending === 'code'}
          loading={pending === 'password'}
          loadingLabel={t('common:sending')}
        >
          {t('signIn.submit')}
        </Button>
      </Stack>
    ),
  };
  const second = isFirst('code') ? 'password' : 'code';
  return (
    <div role="group" aria-labelledby={labelId}>
      <Stack gap={4}>
        <p ref={label} id={labelId} className={styles.label} tabIndex={-1}>
          {t('signIn.ways')}
        </p>
        {ways[first]}
        <p className={styles.or}>{t('signIn.or')}</p>
        {ways[second]}
      </Stack>
    </div>
  );
}
