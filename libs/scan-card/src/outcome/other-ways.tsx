import type { Locale, ProfileFieldKey } from '@ringtag/contracts';
import { ButtonLink, Stack } from '@ringtag/ui/static';
import { sectionsOf, type PublicOwner } from '../card-fields';

/** Where a person reads what is written, or answers. */
const WAYS: readonly ProfileFieldKey[] = [
  'phone',
  'businessPhone',
  'alternativePhone',
  'email',
  'whatsapp',
  'telegram',
  'facebook',
  'instagram',
  'vkontakte',
  'linkedin',
  'twitter',
];

interface OtherWaysProps {
  owner: PublicOwner;
  locale: Locale;
  /** Stands above them. */
  title: string;
  field: (key: ProfileFieldKey) => string;
}

/** Links to the owner's public phone, e-mail and messengers, for people whose message was refused. Empty without any. */
export function OtherWays({ owner, locale, title, field }: OtherWaysProps) {
  const ways = sectionsOf(owner, locale)
    .flatMap(({ lines }) => lines)
    .filter(({ key, href }) => href && WAYS.includes(key));
  if (ways.length === 0) return null;
  return (
    <Stack gap={2}>
      <p>{title}</p>
      {ways.map(({ key, text, href }) => (
        <ButtonLink key={key} href={href} variant="outline" block rel="noopener noreferrer nofollow">
          <span>
            {field(key)}: <bdi>{unbroken(text)}</bdi>
          </span>
        </ButtonLink>
      ))}
    </Stack>
  );
}

/** Longer than a narrow phone's line: may break. */
const MAX_UNBROKEN = 20;

/** A number stays in one line, below its name where they do not fit beside one another. */
const unbroken = (text: string) => (text.length > MAX_UNBROKEN ? text : text.replaceAll(' ', '\u00a0'));
