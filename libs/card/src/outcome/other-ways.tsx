import type { Locale, ProfileFieldKey } from '@ringtag/contracts';
import { ButtonLink, Stack } from '@ringtag/ui/static';
import { toSections, type PublicOwner } from '../card-fields';

/** The ways that reach a person: those in which a message can be written or a call answered. */
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
  /** The heading above the links. */
  title: string;
  field: (key: ProfileFieldKey) => string;
}

/**
 * Links to the owner's public phone, e-mail and messengers, for people whose message was refused. Draws nothing if
 * there are none.
 */
export function OtherWays({ owner, locale, title, field }: OtherWaysProps) {
  const ways = toSections(owner, locale)
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

/** A longer text does not fit into a line of a narrow phone, and may break. */
const MAX_UNBROKEN = 20;

/** Keeps a number in one line. If the number does not fit beside its name, it moves below the name. */
const unbroken = (text: string) => (text.length > MAX_UNBROKEN ? text : text.replaceAll(' ', '\u00a0'));
