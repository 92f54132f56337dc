import { useTranslation } from '@ringtag/i18n';
import { Button, Stack } from '@ringtag/ui';
import { SharedComputer } from '@ringtag/verification';
import { isRefusedLink, LinkFailure } from './link-failure';

interface LinkConfirmationProps {
  title: string;
  text: string;
  label: string;
  /** The title of the error when the link could not be checked. */
  failedTitle: string;
  onSubmit: () => void;
  pending: boolean;
  error: unknown;
  /** Leads to the form of the page. `again` is true when the link cannot be used and the reader asks for a new one. */
  onOtherWay: (again: boolean) => void;
}

/**
 * The page that a mailed link opens. Nothing happens until its button is pressed, because mail scanners open links
 * (LNK-2, LNK-3).
 */
export function LinkConfirmation({
  title,
  text,
  label,
  failedTitle,
  onSubmit,
  pending,
  error,
  onOtherWay,
}: LinkConfirmationProps) {
  const { t } = useTranslation('auth');
  const refused = isRefusedLink(error);
  return (
    <Stack gap={4}>
      <h1>{title}</h1>
      {error === null ? <p>{text}</p> : <LinkFailure title={failedTitle} error={error} />}
      {!refused && (
        <>
          <SharedComputer disabled={pending} />
          <Button block loading={pending} onClick={onSubmit}>
            {label}
          </Button>
        </>
      )}
      <Button variant={refused ? 'solid' : 'plain'} block onClick={() => onOtherWay(refused)}>
        {t(refused ? 'link.again' : 'link.otherWay')}
      </Button>
    </Stack>
  );
}
